//! Exercises that are answered by picking, whoever has written them: what is asked, judged, hinted and checked.

mod hidden_answers;
mod written;
