import fc from 'fast-check';

const characters = [
  '\n',
  '\r',
  '\t',
  '\0',
  '\u0007',
  '\u001B[2J',
  '\u007F',
  '\u0085',
  '\u009B2J',
  '\u061C',
  '\u200B',
  '\u200E',
  '\u200F',
  '\u2028',
  '\u2029',
  '\u202A',
  '\u202E',
  '\u2066',
  '\u2069',
  '\uFEFF',
  // They look like a space.
  '\u115F',
  '\u1160',
  '\u2800',
  '\u3164',
  '\uFFA0',
  '\u{E0041}',
  '\uD800',
];

/** Texts with characters that no command may print. */
export const plantedTexts: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.constantFrom(...characters), fc.string({ maxLength: 5 })), { minLength: 1 })
  .map((parts) => parts.flat().join(''));

/** Finds a character that no command may print. */
export const unsafeCharacters =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]|[\u115F\u1160\u2800\u3164\uFFA0]|[\u{E0000}-\u{E007F}]|\p{Cs}/u;
