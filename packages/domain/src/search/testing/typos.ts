import { fold } from '@gschool/intl';
import fc from 'fast-check';

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz', 'ا', 'ق', 'ن');

/** A word of four or more letters with one typo; never the word itself. */
export const typoIn = (word: string): fc.Arbitrary<string> =>
  fc
    .record({
      kind: fc.constantFrom('other', 'swapped', 'missing', 'extra'),
      at: fc.nat({ max: word.length - 1 }),
      letter,
    })
    .map(({ kind, at, letter: other }) => {
      const letters = [...word];
      if (kind === 'other') letters[at] = other;
      else if (kind === 'missing') letters.splice(at, 1);
      else if (kind === 'extra') letters.splice(at, 0, other);
      else letters.splice(at, 2, ...letters.slice(at, at + 2).toReversed());
      return letters.join('');
    })
    .filter((typed) => typed !== word);

/** A title without accents and with one typo in one of its longer words. */
export const titleWithTypo = (title: string): fc.Arbitrary<string> => {
  const words = fold(title).split(' ');
  const long = words.flatMap((word, at) => (word.length >= 4 ? [at] : []));
  if (long.length === 0) return fc.constant(words.join(' '));
  return fc
    .constantFrom(...long)
    .chain((at) => typoIn(words[at] ?? '').map((typed) => words.with(at, typed).join(' ')));
};
