import { getLetterBits } from './matchWord';

/** A word of the index and the entries that contain it. */
export interface VocabularyWord {
  word: string;
  bits: number;
  /** Its first spelling. */
  shown: string;
  /** Numbers of the entries that have it in the title, ascending. */
  inTitle: number[];
  /** Numbers of the entries that have it in the names beside the title, ascending. */
  inNames: number[];
  /** Numbers of the entries that have it in their running text, ascending. */
  inBody: number[];
}

/** The field of an entry that contains a word. */
export type WordField = 'inTitle' | 'inNames' | 'inBody';

/** Every word of an index, once. A large catalogue has a few thousand. */
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
