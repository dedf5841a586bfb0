//! Why a move is good, in a sentence.

use crate::games::chess::sight::{self, Danger, PieceOn, Reason, Rescue};
use crate::games::chess::{Move, Position, Role};
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};
use crate::speech::{Speaker, Style};

impl Speaker {
    /// Why a legal move is good, if one fact tells that and its name does not. Where the
    /// mover listens, his pieces are "yours".
    pub(in crate::speech) fn reason(
        &self,
        position: &Position,
        mv: Move,
        is_own: bool,
    ) -> Utterance {
        let Some(reason) = sight::reason(position, mv) else { return Utterance::default() };
        Reasoning { speaker: *self, position, is_own }.sentence(reason)
    }

    /// Whether the names of moves tell that they mate.
    fn names_mates(&self) -> bool {
        !self.settings.omits_check && self.settings.style != Style::Uci
    }
}

struct Reasoning<'a> {
    speaker: Speaker,
    position: &'a Position,
    is_own: bool,
}

impl Reasoning<'_> {
    fn sentence(&self, reason: Reason) -> Utterance {
        match reason {
            Reason::Mates if self.speaker.names_mates() => Utterance::default(),
            Reason::StopsMate(threat) => {
                self.fill(key::REASON_STOPS_MATE, [("move", self.threat(threat))])
            }
            Reason::TakesUndefended(taken) => {
                self.fill(key::REASON_TAKES_UNDEFENDED, [("piece", self.first(taken))])
            }
            Reason::TakesGreater { taken, with } => {
                let with = Slot::Said(self.speaker.the_piece(with));
                self.fill(key::REASON_TAKES_GREATER, [("piece", self.first(taken)), ("with", with)])
            }
            Reason::WinsExchange { taken, gain } => {
                let square = Slot::Said(self.speaker.square(taken.square));
                let slots = [("square", square), ("count", Slot::Number(gain.into()))];
                self.fill(key::REASON_WINS_EXCHANGE, slots)
            }
            Reason::Forks(one, other) => {
                let slots = [("one", self.first(one)), ("other", self.theirs(other))];
                self.fill(key::REASON_FORKS, slots)
            }
            Reason::Skewers { front, behind } => {
                let slots = [("front", self.theirs(front)), ("behind", self.theirs(behind))];
                self.fill(key::REASON_SKEWERS, slots)
            }
            Reason::Pins { pinned, to } => {
                let slots = [("pinned", self.first(pinned)), ("to", self.theirs(to))];
                self.fill(key::REASON_PINS, slots)
            }
            Reason::Saves { piece, danger, rescue } => self.saves(piece, danger, rescue),
            Reason::StopsPromotion(square) => {
                let pawn = PieceOn { role: Role::Pawn, square };
                self.fill(key::REASON_STOPS_PROMOTION, [("piece", self.theirs(pawn))])
            }
            Reason::StopsFork(threat, [one, other]) => {
                let one = Slot::Said(self.on(one, self.is_own));
                let other = Slot::Said(self.on(other, self.is_own));
                let slots = [("move", self.threat(threat)), ("one", one), ("other", other)];
                self.fill(key::REASON_STOPS_FORK, slots)
            }
            Reason::Attacks(piece) => {
                self.fill(key::REASON_ATTACKS, [("piece", self.theirs(piece))]).capitalised()
            }
            Reason::OpensAttack(piece) => {
                self.fill(key::REASON_OPENS_ATTACK, [("piece", self.theirs(piece))])
            }
            Reason::Develops(role) => {
                let piece = self.speaker.the_piece(role).capitalised();
                self.fill(key::REASON_DEVELOPS, [("piece", Slot::Said(piece))])
            }
            other => self.speaker.words.say(plain_key(other)),
        }
    }

    fn saves(&self, piece: PieceOn, danger: Danger, rescue: Rescue) -> Utterance {
        let own = self.on(piece, self.is_own);
        let mut said = match danger {
            Danger::Undefended => {
                let own = Slot::Said(own.capitalised());
                self.fill(key::REASON_SAVES_UNDEFENDED, [("own", own)])
            }
            Danger::ByLesser(by) => {
                let slots = [("own", Slot::Said(own)), ("by", self.theirs(by))];
                self.fill(key::REASON_SAVES_FROM_LESSER, slots).capitalised()
            }
            Danger::Outnumbered => {
                let own = Slot::Said(own.capitalised());
                self.fill(key::REASON_SAVES_OUTNUMBERED, [("own", own)])
            }
        };
        match rescue {
            Rescue::Defends => said.append(self.speaker.words.say(key::REASON_DEFENDS)),
            Rescue::Blocks => said.append(self.speaker.words.say(key::REASON_BLOCKS)),
            Rescue::Moves | Rescue::Takes(_) | Rescue::Otherwise => {}
        }
        said
    }

    /// A move that the opponent could make if the mover passed, of which the sentence says
    /// what it does.
    fn threat(&self, threat: Move) -> Slot {
        let mut speaker = self.speaker;
        speaker.settings.omits_check = true;
        let pass = self.position.after_pass().unwrap_or(*self.position);
        Slot::Said(speaker.name_move(&pass, threat))
    }

    /// `the knight on f 3`, at the beginning of a sentence.
    fn first(&self, piece: PieceOn) -> Slot {
        Slot::Said(self.on(piece, false).capitalised())
    }

    /// The same inside of one.
    fn theirs(&self, piece: PieceOn) -> Slot {
        Slot::Said(self.on(piece, false))
    }

    fn on(&self, piece: PieceOn, is_own: bool) -> Utterance {
        let speaker = self.speaker;
        let name =
            if is_own { speaker.your_piece(piece.role) } else { speaker.the_piece(piece.role) };
        let square = Slot::Said(speaker.square(piece.square));
        self.fill(key::PIECE_ON, [("piece", Slot::Said(name)), ("square", square)])
    }

    fn fill<const N: usize>(&self, key: Key, slots: [(&str, Slot); N]) -> Utterance {
        self.speaker.words.fill(key, slots)
    }
}

/// Those that name no piece, no square and no move.
const fn plain_key(reason: Reason) -> Key {
    match reason {
        Reason::OnlyMove => key::REASON_ONLY_MOVE,
        Reason::Stalemates => key::REASON_STALEMATES,
        Reason::MatesNext => key::REASON_MATES_NEXT,
        Reason::Promotes(_) => key::REASON_PROMOTES,
        Reason::TakesInPassing(_) => key::REASON_TAKES_IN_PASSING,
        Reason::TakesChecker(_) => key::REASON_TAKES_CHECKER,
        Reason::BlocksCheck(_) => key::REASON_BLOCKS_CHECK,
        Reason::AdvancesPassedPawn => key::REASON_PASSED_PAWN,
        Reason::TradesWhenAhead => key::REASON_TRADES,
        Reason::Castles => key::REASON_CASTLES,
        Reason::TakesCentre => key::REASON_CENTRE,
        Reason::TakesOpenFile => key::REASON_OPEN_FILE,
        Reason::CentralisesKing => key::REASON_KING,
        _ => key::REASON_MATES,
    }
}
