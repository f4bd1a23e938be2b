/** Letters that a decomposition leaves as they are, and what people type for them. */
const letterReplacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ł: 'l',
  ı: 'i',
  // Arabic: the forms of one letter that keyboards and habits disagree about.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  // The stroke that only stretches a word.
  ـ: '',
  // Apostrophes stand inside of a word: "don't", "l’été".
  "'": '',
  '’': '',
  ʼ: '',
};

const toLatinDigit = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660);
  return code >= 0x6f0 && code <= 0x6f9 ? String(code - 0x6f0) : letter;
};

const foldedLetters = new Map<string, string>();

/** One letter as it is compared; empty for a mark and for what cannot be seen. */
const foldLetter = (letter: string): string => {
  const seen = foldedLetters.get(letter);
  if (seen !== undefined) return seen;
  const base = letter
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .toLowerCase();
  const folded = [...base].map((one) => letterReplacements[one] ?? toLatinDigit(one)).join('');
  foldedLetters.set(letter, folded);
  return folded;
};

/** Only these are their own form, but for capitals. */
const PLAIN_TEXT = /^[\x20-\x26\x28-\x7e]*$/;

/**
 * A text as the search compares it: without case, accents, Arabic vowel signs and
 * apostrophes; variants of an Arabic letter are one letter, and digits are 0–9.
 */
export const fold = (text: string): string => {
  if (PLAIN_TEXT.test(text)) return text.toLowerCase();
  let folded = '';
  for (const letter of text) folded += foldLetter(letter);
  return folded;
};

/** A folded text that knows where it came from. */
export interface FoldedText {
  text: string;
  /** For every place of `text`, and for its end, the index in the original. */
  offsets: readonly number[];
}

/** As `fold`, with the way back; for the few texts that are shown. */
export const foldWithOffsets = (text: string): FoldedText => {
  let folded = '';
  const at: number[] = [];
  let from = 0;
  for (const letter of text) {
    const piece = foldLetter(letter);
    for (let i = 0; i < piece.length; i++) at.push(from);
    folded += piece;
    from += letter.length;
  }
  at.push(text.length);
  return { text: folded, offsets: at };
};
