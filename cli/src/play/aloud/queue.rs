//! What waits to be said.

use std::collections::VecDeque;

use annabella::speech::{Segment, Urgency};

/// More than these nobody waits for: a computer that plays itself is faster than a voice.
const MOST: usize = 24;

/// What is said in one go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Utterance {
    pub(super) urgency: Urgency,
    pub(super) segments: Vec<Segment>,
    /// Which announcement of a blind player's move it is.
    pub(super) announcement: Option<u64>,
}

/// The most urgent first, and those of one kind as they came.
#[derive(Debug, Default)]
pub(super) struct Queue {
    waiting: VecDeque<Utterance>,
}

impl Queue {
    /// What was said at once; an answer in it takes the place of those before.
    pub(super) fn add(&mut self, said: Vec<Utterance>) {
        if has_answer(&said) {
            self.waiting.retain(|utterance| utterance.urgency != Urgency::Answer);
        }
        for utterance in said {
            self.append(utterance);
        }
        // who is so far behind hears what is new
        while self.waiting.len() > MOST {
            let oldest = self.waiting.iter().position(|waiting| waiting.announcement.is_none());
            self.waiting.remove(oldest.unwrap_or_default());
        }
    }

    /// Behind all that is as urgent.
    pub(super) fn append(&mut self, utterance: Utterance) {
        let at = self.waiting.partition_point(|waiting| waiting.urgency >= utterance.urgency);
        self.waiting.insert(at, utterance);
    }

    pub(super) fn put_back(&mut self, utterance: Utterance) {
        self.waiting.push_front(utterance);
    }

    pub(super) fn next(&mut self) -> Option<Utterance> {
        self.waiting.pop_front()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    pub(super) fn clear(&mut self) {
        self.waiting.clear();
    }
}

/// Whether what is being said is cut off by this. What happened is not: the computer may
/// move while a player still hears his own move, and he wants to hear both.
pub(super) fn cuts_off(said: &[Utterance], now: Urgency) -> bool {
    let is_urgent = said.iter().any(|utterance| utterance.urgency == Urgency::Assertive);
    now == Urgency::Answer && (is_urgent || has_answer(said))
}

fn has_answer(said: &[Utterance]) -> bool {
    said.iter().any(|utterance| utterance.urgency == Urgency::Answer)
}

#[cfg(test)]
mod tests {
    use annabella::speech::Language;

    use super::*;

    fn utterance(urgency: Urgency, text: &str) -> Utterance {
        let segment = Segment { lang: Language::English, text: text.to_owned() };
        Utterance { urgency, segments: vec![segment], announcement: None }
    }

    fn order(mut queue: Queue) -> Vec<String> {
        std::iter::from_fn(|| queue.next()).map(|next| next.segments[0].text.clone()).collect()
    }

    #[test]
    fn the_urgent_comes_first_and_the_rest_in_order() {
        let mut queue = Queue::default();
        queue.add(vec![
            utterance(Urgency::Answer, "answer"),
            utterance(Urgency::Polite, "polite"),
            utterance(Urgency::Assertive, "assertive"),
        ]);
        queue.add(vec![
            utterance(Urgency::Polite, "polite too"),
            utterance(Urgency::Assertive, "assertive too"),
        ]);
        let expected = ["assertive", "assertive too", "polite", "polite too", "answer"];
        assert_eq!(order(queue), expected);
    }

    #[test]
    fn an_answer_of_several_phrases_takes_the_place_of_the_one_before() {
        let mut queue = Queue::default();
        queue.add(vec![utterance(Urgency::Answer, "old"), utterance(Urgency::Polite, "polite")]);
        queue.add(vec![utterance(Urgency::Answer, "a"), utterance(Urgency::Answer, "b")]);
        queue.append(utterance(Urgency::Answer, "prompt"));
        assert_eq!(order(queue), ["polite", "a", "b", "prompt"]);
    }

    #[test]
    fn a_voice_that_is_far_behind_leaves_out_what_is_old() {
        let mut queue = Queue::default();
        let announced = Utterance { announcement: Some(1), ..utterance(Urgency::Assertive, "own") };
        queue.add(vec![announced]);
        for number in 0..100 {
            queue.add(vec![utterance(Urgency::Assertive, &number.to_string())]);
        }
        let order = order(queue);
        assert_eq!((order.len(), order[0].as_str(), order[1].as_str()), (MOST, "own", "77"));
        assert_eq!(order[MOST - 1], "99");
    }

    #[test]
    fn only_an_answer_is_cut_off() {
        let urgencies = [Urgency::Answer, Urgency::Polite, Urgency::Assertive];
        let cuts = |new| urgencies.map(|now| cuts_off(&[utterance(new, "")], now));
        assert_eq!(cuts(Urgency::Assertive), [true, false, false]);
        assert_eq!(cuts(Urgency::Polite), [false, false, false]);
        assert_eq!(cuts(Urgency::Answer), [true, false, false]);
    }
}
