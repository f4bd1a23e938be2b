import { getLetterBits } from './matchWord';

/** One word of the index, and the entries that say it. */
export interface VocabularyWord {
  word: string;
  bits: number;
  /** As it was first written. */
  shown: string;
  /** Numbers of the entries that have it in the title, ascending. */
  inTitle: number[];
  /** Numbers of the entries that have it in the names beside the title, ascending. */
  inNames: number[];
  /** Numbers of the entries that have it in their running text, ascending. */
  inBody: number[];
}

/** Where an entry says a word. */
export type WordField = 'inTitle' | 'inNames' | 'inBody';

/** Every different word of an index, once: a catalogue of any size is said with a few thousand. */
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
