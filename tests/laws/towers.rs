//! The prime factors of a tower, replayed by dividing them out.

use nimlab::derivation::Step;

pub fn factors(height: u32, told: &[u32], substeps: &[Step]) {
    assert_eq!(
        told.iter().map(|&prime| u64::from(prime)).product::<u64>(),
        u64::from(height)
    );
    assert!(told.iter().all(|&prime| is_prime(prime)));
    assert!(told.is_sorted());
    let mut next = height;
    let mut divided_out = Vec::new();
    for step in substeps {
        let &Step::DivideOut {
            number,
            prime,
            rest,
        } = step
        else {
            panic!("prime factors are divided out, not {step:?}");
        };
        assert_eq!(number, next);
        divided_out.push(prime);
        next = rest;
    }
    assert_eq!((next, &divided_out[..]), (1, told));
}

fn is_prime(number: u32) -> bool {
    let divisors = (2..).take_while(|divisor| u64::from(*divisor).pow(2) <= number.into());
    number > 1
        && divisors
            .into_iter()
            .all(|divisor: u32| !number.is_multiple_of(divisor))
}
