import { letterBits } from './matchWord';

/** One word of the index, and the entries that say it. */
export interface VocabularyWord {
  word: string;
  bits: number;
  /** As it was first written. */
  shown: string;
  /** Numbers of the entries that have it in the title, ascending. */
  inTitle: number[];
  /** Numbers of the entries that have it elsewhere, ascending. */
  inText: number[];
}

/** Every different word of an index, once: a catalogue of any size is said with a few thousand. */
export interface Vocabulary {
  words: readonly VocabularyWord[];
  add(word: string, shown: string, entry: number, isTitle: boolean): void;
}

export const createVocabulary = (): Vocabulary => {
  const words: VocabularyWord[] = [];
  const byWord = new Map<string, VocabularyWord>();
  return {
    words,
    add(word, shown, entry, isTitle) {
      let known = byWord.get(word);
      if (!known) {
        known = { word, bits: letterBits(word), shown, inTitle: [], inText: [] };
        byWord.set(word, known);
        words.push(known);
      }
      const list = isTitle ? known.inTitle : known.inText;
      if (list.at(-1) !== entry) list.push(entry);
    },
  };
};
