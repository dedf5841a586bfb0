/// How many lines of each kind there are.
struct Tally: Equatable, CustomStringConvertible {
    var cases = 0
    var actions = 0
    var kills = 0
    var loads = 0
    var events = 0
    var facts = 0

    init() {}

    /// Those of a text, by their looks: how a line is replayed has no part in it.
    init(written text: String) {
        cases = text.matches(of: /(?m)^\s*new\s/).count
        actions = text.matches(of: /(?m)^\s*[0-9a-z][^<=#>\n]*>/).count
        kills = text.matches(of: /(?m)^\s*kill\s/).count
        loads = text.matches(of: /(?m)^[^#\n]*\bload\s*$/).count
        events = text.matches(of: /(?m)^\s*</).count
        facts = text.matches(of: /(?m)^\s*=/).count
    }

    var lines: Int { cases + actions + kills + loads + events + facts }

    var description: String {
        "\(cases) cases, \(actions) actions, \(kills) kills, \(loads) returns, "
            + "\(events) events, \(facts) facts"
    }

    static func + (one: Tally, other: Tally) -> Tally {
        var sum = one
        sum.cases += other.cases
        sum.actions += other.actions
        sum.kills += other.kills
        sum.loads += other.loads
        sum.events += other.events
        sum.facts += other.facts
        return sum
    }
}
