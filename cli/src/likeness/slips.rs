//! How often people do not play the judge's move.

use super::games::{Games, Half, Wanted, read};
use super::judgements::Judgements;
use super::sample::cases;
use super::verdict::is_open;
use crate::Failure;
use crate::args::LikenessArgs;

/// The share of moves other than the judge's in the half that is for learning; `None` where that
/// has none of both kinds.
pub(super) fn learnt(
    args: &LikenessArgs,
    judgements: &mut Judgements,
) -> Result<Option<f64>, Failure> {
    let wanted = Wanted { min_seconds: args.min_seconds, half: Some(Half::Training) };
    let Games { games, .. } = read(&args.files, wanted)?;
    let cases = cases(&games);
    judgements.learn(cases.iter().map(|case| case.position))?;
    let judged = cases.iter().filter_map(|case| Some((case, judgements.of(&case.position)?)));
    let (mut all, mut slips) = (0, 0);
    for (case, judged) in judged.filter(|(_, judged)| is_open(judged)) {
        all += 1;
        slips += u32::from(judged.best != Some(case.played));
    }
    Ok((0 < slips && slips < all).then(|| f64::from(slips) / f64::from(all)))
}
