//! What a hand-in is worth as a share of 1, for platforms that have points of their own: 87.5 of 100 is 0.875.

use crate::class::Points;
use crate::grade::judge::Submission;

/// From 0 to 1; of nothing that could be reached, 0.
pub(super) fn share(submission: &Submission) -> f64 {
    let number = |points: Points| points.to_string().parse().unwrap_or(0.0);
    let (points, most): (f64, f64) = (
        number(submission.points()),
        number(submission.lab.max_points()),
    );
    if most > 0.0 {
        (points / most).clamp(0.0, 1.0)
    } else {
        0.0
    }
}
