//! SHA-256, worked out while the program is compiled: a page names the one style and the one script that may take effect
//! in it by what they are.
//!
//! A `Content-Security-Policy` of `script-src 'sha256-…'` lets a browser run exactly our script and nothing else, whatever
//! else may have found its way into the page. See FIPS 180-4 for the names.

/// The hash in base64, as a policy wants it. Its 44 characters are ASCII.
pub(super) const fn in_base64(bytes: &[u8]) -> [u8; 44] {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let hash = sha256(bytes);
    let mut text = [b'='; 44];
    let mut at = 0;
    while at < 43 {
        // Digit `at` holds the 6 bits from bit 6 × at on; beyond the end the bits are 0.
        let (byte, shift) = (at * 6 / 8, at * 6 % 8);
        let next = if byte + 1 < 32 { hash[byte + 1] } else { 0 };
        let bits = ((hash[byte] as u16) << 8) | next as u16;
        text[at] = DIGITS[((bits >> (10 - shift)) & 63) as usize];
        at += 1;
    }
    text
}

const fn sha256(bytes: &[u8]) -> [u8; 32] {
    let mut state = [
        0x6a09_e667,
        0xbb67_ae85,
        0x3c6e_f372,
        0xa54f_f53a,
        0x510e_527f,
        0x9b05_688c,
        0x1f83_d9ab,
        0x5be0_cd19_u32,
    ];
    // The message, a 1, zeros, and the length in bits in the last 8 bytes of the last block.
    let blocks = (bytes.len() + 9).div_ceil(64);
    let mut block = 0;
    while block < blocks {
        let mut words = [0_u32; 64];
        let mut at = 0;
        while at < 64 {
            let position = block * 64 + at;
            let byte = if position < bytes.len() {
                bytes[position]
            } else if position == bytes.len() {
                0x80
            } else if block + 1 == blocks && at >= 56 {
                (bytes.len() as u64 * 8).to_be_bytes()[at - 56]
            } else {
                0
            };
            words[at / 4] = (words[at / 4] << 8) | byte as u32;
            at += 1;
        }
        state = with_block(state, words);
        block += 1;
    }
    let mut hash = [0; 32];
    let mut at = 0;
    while at < 32 {
        hash[at] = state[at / 4].to_be_bytes()[at % 4];
        at += 1;
    }
    hash
}

/// The state after one more block, whose 16 words stand first in `w`.
const fn with_block(state: [u32; 8], mut w: [u32; 64]) -> [u32; 8] {
    let mut t = 16;
    while t < 64 {
        let s0 = w[t - 15].rotate_right(7) ^ w[t - 15].rotate_right(18) ^ (w[t - 15] >> 3);
        let s1 = w[t - 2].rotate_right(17) ^ w[t - 2].rotate_right(19) ^ (w[t - 2] >> 10);
        w[t] = w[t - 16]
            .wrapping_add(s0)
            .wrapping_add(w[t - 7])
            .wrapping_add(s1);
        t += 1;
    }
    let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = state;
    let mut t = 0;
    while t < 64 {
        let s1 = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
        let chosen = (e & f) ^ (!e & g);
        let t1 = h
            .wrapping_add(s1)
            .wrapping_add(chosen)
            .wrapping_add(K[t])
            .wrapping_add(w[t]);
        let s0 = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
        let majority = (a & b) ^ (a & c) ^ (b & c);
        (h, g, f, e) = (g, f, e, d.wrapping_add(t1));
        (d, c, b, a) = (c, b, a, t1.wrapping_add(s0.wrapping_add(majority)));
        t += 1;
    }
    let worked = [a, b, c, d, e, f, g, h];
    let mut after = [0; 8];
    let mut at = 0;
    while at < 8 {
        after[at] = state[at].wrapping_add(worked[at]);
        at += 1;
    }
    after
}

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
#[rustfmt::skip]
const K: [u32; 64] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
];

#[cfg(test)]
mod tests {
    use super::in_base64;

    /// The examples of the standard, and lengths around the edge of a block as other programs hash them.
    #[test]
    fn known_hashes() {
        for (message, hash) in [
            ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
            ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE=",
            ),
        ] {
            assert_eq!(in_base64(message.as_bytes()), hash.as_bytes(), "{message}");
        }
    }

    #[test]
    fn messages_about_as_long_as_a_block() {
        for (length, hash) in [
            (55, "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
            (56, "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
            (63, "fT50oF19sVvOStnsBljqmOPwbu7PFrTG//LaRX3cLzQ="),
            (64, "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
            (65, "Y1NhxIu56rFBmOduqKt/GkFoXWrWKqkUbTAdTxfrCuA="),
        ] {
            let message = "a".repeat(length);
            assert_eq!(in_base64(message.as_bytes()), hash.as_bytes(), "{length}");
        }
    }
}
