import { getLetterBits } from './matchWord';

/** A word of the index and the entries that contain it. */
export interface VocabularyWord {
  word: string;
  bits: number;
  /** The spelling that occurred first. */
  shown: string;
  /** The numbers of the entries whose title contains it, ascending. */
  inTitle: number[];
  /** The numbers of the entries whose other names contain it, ascending. */
  inNames: number[];
  /** The numbers of the entries whose body text contains it, ascending. */
  inBody: number[];
}

/** The field of an entry that contains a word. */
export type WordField = 'inTitle' | 'inNames' | 'inBody';

/** All words of an index, each listed once. A large catalog has a few thousand. */
export interface Vocabulary {
  words: readonly VocabularyWord[];
  add(word: string, shown: string, entry: number, field: WordField): void;
}

export const createVocabulary = (): Vocabulary => {
  const words: VocabularyWord[] = [];
  const byWord = new Map<string, VocabularyWord>();
  return {
    words,
    add(word, shown, entry, field) {
      let known = byWord.get(word);
      if (!known) {
        known = { word, bits: getLetterBits(word), shown, inTitle: [], inNames: [], inBody: [] };
        byWord.set(word, known);
        words.push(known);
      }
      const list = known[field];
      if (list.at(-1) !== entry) list.push(entry);
    },
  };
};
