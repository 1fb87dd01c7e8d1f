#[test]
#[ignore]
fn speed() {
    use nimlab::game::Game;
    for game in [
        "octal:0.07",
        "octal:0.6",
        "grundy",
        "octal:0.45",
        "octal:0.16",
        "octal:0.007",
        "octal:0.106",
    ] {
        let start = std::time::Instant::now();
        let rules = game.parse::<Game>().unwrap().rules();
        rules.value(99_999);
        let a = start.elapsed();
        rules.value(999_999);
        println!("{game} {a:?} {:?} {:?}", start.elapsed(), rules.period(0));
    }
}
