import { toAsciiDigits } from './typedNumber';

/** Letters that Unicode decomposition does not change, and the letters that people type instead. */
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
  // The sigma at the end of a Greek word.
  ς: 'σ',
  // Arabic: variants of one letter that are used interchangeably.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  // The tatweel only stretches a word.
  ـ: '',
  // Apostrophes inside a word: "don't", "l’été".
  "'": '',
  '’': '',
  '‘': '',
  '′': '',
  ʼ: '',
  '`': '',
  // Quotation marks, hyphens and dashes; keyboards have only one form of each.
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '⁄': '/',
};

const foldedLetters = new Map<string, string>();

/** The form of a letter that is used for comparing; `''` for marks and invisible characters. */
const foldLetter = (letter: string): string => {
  const seen = foldedLetters.get(letter);
  if (seen !== undefined) return seen;
  // Decomposed, the acute accent would be a space and a mark.
  const base = (letter === '´' ? '’' : letter)
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .toLowerCase();
  const folded = [...toAsciiDigits(base)].map((one) => letterReplacements[one] ?? one).join('');
  foldedLetters.set(letter, folded);
  return folded;
};

/** Matches texts that only need to be lowercased. */
const PLAIN_TEXT = /^[\x20-\x26\x28-\x5f\x61-\x7e]*$/;

/**
 * Converts a text to the form that the search compares: without case, accents, Arabic vowel signs
 * and apostrophes. Variants of an Arabic letter become the same letter, and digits are 0–9.
 */
export const fold = (text: string): string => {
  if (PLAIN_TEXT.test(text)) return text.toLowerCase();
  let folded = '';
  for (const letter of text) folded += foldLetter(letter);
  return folded;
};

/** A folded text with its offsets in the original. */
export interface FoldedText {
  text: string;
  /** For every index of `text`, and for the end of `text`, the index in the original. */
  offsets: readonly number[];
  /**
   * For every index of `text`, the end of its letter in the original, including the letter's marks.
   */
  ends: readonly number[];
}

/** Like `fold`, with offsets. It is slower, so use it only for the few texts that are shown. */
export const foldWithOffsets = (text: string): FoldedText => {
  let folded = '';
  const offsets: number[] = [];
  const ends: number[] = [];
  let from = 0;
  for (const letter of text) {
    const piece = foldLetter(letter);
    const to = from + letter.length;
    for (let i = 0; i < piece.length; i++) {
      offsets.push(from);
      ends.push(to);
    }
    // A mark belongs to the letter before it. A quotation mark or a tatweel does not.
    if (piece === '' && ends.at(-1) === from && /^\p{M}/u.test(letter)) {
      const start = offsets.at(-1);
      for (let i = ends.length - 1; i >= 0 && offsets[i] === start; i--) ends[i] = to;
    }
    folded += piece;
    from = to;
  }
  offsets.push(text.length);
  return { text: folded, offsets, ends };
};
