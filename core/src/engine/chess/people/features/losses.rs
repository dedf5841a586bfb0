//! What a move costs, and how much that matters.

use super::{LOOKS, STEPS, Scene, flag, promise};
use crate::engine::chess::score::MATE_BOUND;

/// Names of the parts of a loss, for each look.
const LOSSES: [[&str; 7]; LOOKS + 1] = [
    ["plain 30", "plain 100", "plain 200", "plain 500", "plain far", "plain best", "plain promise"],
    ["1: 30", "1: 100", "1: 200", "1: 500", "1: far", "1: best", "1: promise"],
    ["2: 30", "2: 100", "2: 200", "2: 500", "2: far", "2: best", "2: promise"],
    ["3: 30", "3: 100", "3: 200", "3: 500", "3: far", "3: best", "3: promise"],
    ["4: 30", "4: 100", "4: 200", "4: 500", "4: far", "4: best", "4: promise"],
    ["5: 30", "5: 100", "5: 200", "5: 500", "5: far", "5: best", "5: promise"],
    ["deep 30", "deep 100", "deep 200", "deep 500", "deep far", "deep best", "deep promise"],
];

/// What the move costs, as each of the looks sees it.
pub(super) fn losses(scene: &Scene, index: usize, tell: &mut dyn FnMut(&'static str, f32)) {
    let looks = std::iter::once(&scene.plain).chain(&scene.looks);
    for (names, values) in LOSSES.iter().zip(looks) {
        let best = values.iter().copied().max().unwrap_or(0);
        let loss = best - values[index];
        for (part, steps) in STEPS.windows(2).enumerate() {
            let width = (steps[1] - steps[0]) as f32;
            tell(names[part], (loss - steps[0]).clamp(0, steps[1] - steps[0]) as f32 / width);
        }
        tell(names[4], flag(loss >= 200));
        tell(names[5], flag(loss == 0));
        tell(names[6], promise(best) - promise(values[index]));
    }
    let deep = scene.deepest();
    let best = deep.iter().copied().max().unwrap_or(0);
    let loss = (best - deep[index]).clamp(0, 300) as f32 / 300.0;
    let is_best = flag(deep[index] == best);
    tell("best in the ending", is_best * scene.ending);
    tell("best among many", is_best * (deep.len() as f32 / 40.0));
    let better = deep.iter().filter(|&&value| value > deep[index]).count();
    tell("second", flag(better == 1));
    tell("among five", flag(better < 5));
    let at_once = &scene.looks[0];
    let better = at_once.iter().filter(|&&value| value > at_once[index]).count();
    tell("second at once", flag(better == 1));
    tell("among five at once", flag(better < 5));
    let two = scene.looks[1][index];
    tell("mated at once", flag(two <= -MATE_BOUND));
    tell("mated", flag(deep[index] <= -MATE_BOUND));
    tell("mates", flag(deep[index] >= MATE_BOUND));
    tell("loss in the ending", loss * scene.ending);
    tell("loss in the opening", loss * scene.opening);
    let count = deep.len() as f32;
    tell("loss among many", loss * count / 40.0);
    let shallow = &scene.looks[1];
    let best = shallow.iter().copied().max().unwrap_or(0);
    let loss = (best - shallow[index]).clamp(0, 300) as f32 / 300.0;
    tell("short loss in the ending", loss * scene.ending);
    tell("short loss among many", loss * count / 40.0);
}

/// How much losses matter here.
pub(super) fn weight_of_losses(
    scene: &Scene,
    index: usize,
    tell: &mut dyn FnMut(&'static str, f32),
) {
    let takes_back = scene.was_taken();
    for (look, names) in [
        (1, ["short loss when ahead", "short loss when behind", "short loss after a capture"]),
        (LOOKS - 1, ["loss when ahead", "loss when behind", "loss after a capture"]),
    ] {
        let values = &scene.looks[look];
        let best = values.iter().copied().max().unwrap_or(0);
        let loss = (best - values[index]).clamp(0, 300) as f32 / 300.0;
        tell(names[0], loss * promise(best).max(0.0));
        tell(names[1], loss * (-promise(best)).max(0.0));
        tell(names[2], loss * flag(takes_back));
    }
    for (look, name) in [(1, "alone best at two plies"), (LOOKS - 1, "alone best")] {
        let values = &scene.looks[look];
        let others = values.iter().enumerate().filter(|&(other, _)| other != index);
        let next = others.map(|(_, &value)| value).max().unwrap_or(values[index]);
        tell(name, (values[index] - next).clamp(0, 300) as f32 / 300.0);
    }
    let is_mated = |value: i32| value <= -MATE_BOUND;
    let two = &scene.looks[1];
    let mated = two.iter().filter(|&&value| is_mated(value)).count() as f32 / two.len() as f32;
    tell("mated at once, threatened", if is_mated(two[index]) { mated } else { 0.0 });
}
