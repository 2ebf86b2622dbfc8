/**
 * Letters, digits and signs of all scripts that Unicode lists as confusable with a Latin letter or a digit (UTS 39, `confusables.txt`,
 * as the package `unhomoglyph` 1.0.6 has it), by that, as hexadecimal code points: those that are one character each, and stay so in
 * NFKC. They are as they are written: a capital may look like another letter than its small one (Υ and υ).
 */
const CONFUSABLE: Readonly<Record<string, string>> = {
  2: '1a7 3e8 14bf a644 a6ef a75a',
  3: '1b7 21c 417 4e0 2ccc a76a a7ab 118ca 16f3b 1d206',
  4: '13ce 118af',
  5: '1bc 118bb',
  6: '431 13ee 2cd2 118d5',
  7: '104d2 118c6 1d212',
  8: '222 223 9ea a6a 1031a 1e8cb',
  9: '9ed a67 b68 d6d 2cca a76e 118ac 118cc 118d6',
  a: '251 391 3b1 410 430 13aa 15c5 237a a4ee 102a0 16f40',
  b: '184 392 412 42c 13cf 13f4 1472 15af 15f7 a4d0 a7b4 10282 102a1 10301',
  c: '421 441 13df 1d04 2ca4 2ca5 a4da abaf 102a2 10302 10415 1043d 1051c 118e9 118f2 1f74c',
  d: '501 13a0 13e7 146f 15de 15ea a4d2 a4d3',
  e: '395 415 435 4bd 13ac 212e 22ff 2d39 a4f0 ab32 10286 118a6 118ae',
  f: '3dc 584 15b4 1e9d a4dd a798 a799 ab35 10287 102a5 10525 118a2 118c2 1d213',
  g: '18d 261 50c 581 13c0 13f3 1d83 a4d6',
  h: '397 41d 4bb 570 13bb 13c2 157c 2c8e a4e7 102cf',
  i: `131 196 1c0 269 26a 399 3b9 406 456 4c0 4cf 5c0 5d5 5df 627 661 6f1 7ca 13a5 13de 14aa 16c1 2223 2373 23fd
    2c92 2cd0 2d4f a4e1 a4f2 a647 ab75 1028a 10309 10320 1041b 10526 118a3 118b2 118c3 16f16 16f28 1d22a 1e8c7`,
  j: '37f 3f3 408 458 13ab 148d a4d9 a7b2',
  k: '39a 41a 13e6 16d5 2c94 a4d7 10518',
  m: '39c 3fa 41c 13b7 15f0 16d6 2c98 a4df 102b0 10311 11700 118e3',
  n: '39d 578 57c 2c9a a4e0 10513',
  o: `39f 3bf 3c3 41e 43e 555 585 5e1 647 665 6be 6c1 6d5 6f5 7c0 966 9e6 a66 ae6 b20 b66 be6 c66 ce6 d20 d66 e50
    ed0 101d 1040 10ff 12d0 1d0f 1d11 2c9e 2c9f 2d54 3007 a4f3 ab3d 10292 102ab 10404 1042c 104c2 104ea 10516
    114d0 118b5 118c8 118d7 118e0`,
  p: '3a1 3c1 420 440 13e2 146d 2374 2ca2 2ca3 a4d1 10295',
  q: '51b 563 566 2d55',
  r: '1a6 433 13a1 13d2 1587 1d26 2c85 a4e3 ab47 ab48 ab81 104b4 16f35 1d216',
  s: '1bd 405 455 54f 13d5 13da a4e2 a731 abaa 10296 10420 10448 118c1 16f3a',
  t: '3a4 422 13a2 22a4 27d9 2ca6 a4d4 10297 102b1 10315 118bc 16f0a 1f768',
  u: '28b 3c5 54d 57d 1200 144c 1d1c 222a 22c3 a4f4 a79f ab4e ab52 104ce 104f6 118b8 118d8 16f42',
  v: '3bd 474 475 5d8 667 6f7 13d9 142f 1d20 2228 22c1 2d38 a4e6 a6df aba9 1051d 11706 118a0 118c0 16f08 1d20d',
  w: '26f 461 51c 51d 561 13b3 13d4 1d21 a4ea ab83 1170a 1170e 1170f 118e6 118ef',
  x: `d7 3a7 425 445 1541 157d 166d 166e 16b7 2573 292b 292c 2a2f 2cac 2d5d a4eb a7b3 10290 102b4 10317 10322
    10527 118ec`,
  y: '263 28f 3a5 3b3 423 443 4ae 4af 10e7 13a9 13bd 1d8c 1eff 2ca8 a4ec ab5a 102b2 118a4 118dc 16f43',
  z: '396 13c3 1d22 a4dc ab93 102f5 118a9 118c4 118e5',
};

/** By such a letter, the small Latin one or the digit it is taken for. */
export const TAKEN_FOR: ReadonlyMap<string, string> = new Map(
  Object.entries(CONFUSABLE).flatMap(([latin, points]) =>
    points.split(/\s+/).map(point => [String.fromCodePoint(Number.parseInt(point, 16)), latin] as const),
  ),
);
