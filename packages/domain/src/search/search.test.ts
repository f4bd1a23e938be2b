import { describe, expect, it } from 'vitest';

import { createSearchIndex } from './createSearchIndex';
import type { SearchEntry, SearchKind } from './types';

const entry = (title: string, text = '', kind: SearchKind = 'class'): SearchEntry => ({
  kind,
  id: title,
  title,
  text,
});

const createIndex = (...entries: SearchEntry[]) => {
  const index = createSearchIndex();
  index.add(entries);
  return index;
};

const findIds = (query: string, ...entries: SearchEntry[]) =>
  createIndex(...entries)
    .find(query, 10)
    .groups.flatMap(({ ids }) => ids);

describe('the order of results', () => {
  // Roughly from worst to best, so that the order of the entries cannot decide.
  const ladder = [
    entry('Harp for hips'),
    entry('Sharpness'),
    entry('A mat', 'Carp'),
    entry('Legs and arms', 'Harpsichord'),
    entry('Legs', 'Harp'),
    entry('The harpist'),
    entry('The harp'),
    entry('Harp music'),
    entry('Harp'),
  ];

  it('is: the title, the beginning of a title, its words, other words, inside words', () => {
    expect(findIds('harp', ...ladder)).toEqual([
      'Harp',
      'Harp music',
      'Harp for hips',
      'The harp',
      'The harpist',
      'Legs',
      'Legs and arms',
      'Sharpness',
    ]);
  });

  it('puts typos at the end, those in titles first', () => {
    const typos = [entry('Legs', 'Strength'), entry('Strength'), entry('Strengthen')];
    expect(findIds('strenght', ...typos)).toEqual(['Strength', 'Strengthen', 'Legs']);
  });

  it('puts a full title with a typo before a longer title', () => {
    const longer = ['a', 'b', 'c', 'd', 'e'].map((word) => entry(`Slow ${word} office`));
    expect(findIds('flw office', entry('Flwy office'), entry('Flow office'))[0]).toBe(
      'Flow office',
    );
    expect(findIds('slow office', ...longer, entry('Flow office'))).toContain('Flow office');
  });

  it('puts a typo in the title before a part of a word elsewhere', () => {
    expect(findIds('tes', entry('Core', 'Pilates'), entry('Tres'))).toEqual(['Tres', 'Core']);
  });

  it('tolerates no typo if five match without one', () => {
    const four = ['One', 'Two', 'Three', 'Four'].map((word) => entry(`${word} core`));
    expect(findIds('core', ...four, entry('More'))).toContain('More');
    expect(findIds('core', ...four, entry('Five core'), entry('More'))).not.toContain('More');
  });

  it('does not guess the end of a word if there is an exact match', () => {
    expect(findIds('flow', entry('Flow'), entry('Floor work'))).toEqual(['Flow']);
    expect(findIds('flox', entry('Floor work'))).toEqual(['Floor work']);
  });

  it('is the order of the entries for equal matches', () => {
    const same = ['c', 'a', 'b'].map((id) => ({ ...entry('Flow'), id }));
    expect(findIds('flow', ...same)).toEqual(['c', 'a', 'b']);
  });

  it('guesses nothing in running text', () => {
    const squats = { ...entry('Slow squats'), body: 'A hundred of them, together.' };
    expect(findIds('hundrd', squats, entry('The hundred'))).toEqual(['The hundred']);
    expect(findIds('undre', squats)).toEqual([]);
    expect(findIds('hund', squats)).toEqual(['Slow squats']);
    expect(findIds('together', squats, entry('Legs', 'Together'))).toEqual(['Legs', 'Slow squats']);
  });

  it('puts entries that rank last at the end', () => {
    const past = ['Salsa', 'Salsa again'].map((title) => ({ ...entry(title), isRankedLast: true }));
    const index = createIndex(...past, entry('An evening of salsa'));
    expect(index.find('salsa', 2).groups).toMatchObject([
      { total: 3, ids: ['An evening of salsa', 'Salsa'] },
    ]);
  });

  it('puts the kind of the best match first', () => {
    const { groups } = createIndex(
      entry('A class', 'Noor Haddad'),
      entry('Noor Haddad', 'Yoga', 'instructor'),
    ).find('noor', 10);
    expect(groups.map(({ kind }) => kind)).toEqual(['instructor', 'class']);
  });
});

describe('the words of a query', () => {
  const school = [
    entry('Slow strength, strong legs', 'Strength · Imani Okafor · legs · dumbbells'),
    entry('Élévation du matin', 'Yoga · Noor Haddad'),
    entry('Warm-up for everything', 'Mobility'),
    entry('تمارين القُوّة', 'يوغا'),
    entry("Dancer's hips", 'Dance'),
  ];

  it.each([
    ['in any order', 'legs slow', 'Slow strength, strong legs'],
    ['from the title and other texts', 'okafor legs', 'Slow strength, strong legs'],
    ['incomplete words', 'sl str le', 'Slow strength, strong legs'],
    ['without accents', 'elevation', 'Élévation du matin'],
    ['with accents that the title does not have', 'stréngth', 'Slow strength, strong legs'],
    ['in capitals', 'NOOR', 'Élévation du matin'],
    ['in one word', 'warmup', 'Warm-up for everything'],
    ['in two words', 'warm up', 'Warm-up for everything'],
    ['without an apostrophe', 'dancers', "Dancer's hips"],
    ['in Arabic without vowel signs', 'القوة', 'تمارين القُوّة'],
    ['in Arabic without the article', 'قوه', 'تمارين القُوّة'],
    ['in Arabic with an article that the title does not have', 'اليوغا', 'تمارين القُوّة'],
    ['with a typo', 'okafro', 'Slow strength, strong legs'],
    ['with a typo in the first letter', 'ktrength', 'Slow strength, strong legs'],
  ])('%s', (_name, query, title) => {
    expect(findIds(query, ...school)[0]).toBe(title);
  });

  it('must all match', () => {
    expect(findIds('slow dance', ...school)).toEqual([]);
  });

  it('may include one without a match if there are three', () => {
    expect(findIds('class for everything', ...school)).toEqual(['Warm-up for everything']);
  });

  it.each(['', '   ', '…', '🙂'])('are absent in "%s"', (query) => {
    expect(createIndex(...school).find(query, 10)).toEqual({
      total: 0,
      groups: [],
      suggestions: [],
    });
  });
});

describe('the results', () => {
  it('count all matches and contain as many as requested', () => {
    const index = createSearchIndex();
    for (const half of [0, 1]) {
      index.add([1, 2, 3].map((n) => ({ ...entry('Flow'), id: `${half}-${n}` })));
    }
    expect(index.size).toBe(6);
    expect(index.find('flow', 2)).toEqual({
      total: 6,
      groups: [{ kind: 'class', total: 6, score: expect.any(Number), ids: ['0-1', '0-2'] }],
      suggestions: [],
    });
  });

  it('suggest the nearest words of titles in their spelling', () => {
    const index = createIndex(
      entry('Pilates'),
      entry('Kettlebell Basics'),
      entry('Legs', 'Plates'),
    );
    expect(index.find('pirattes', 5)).toMatchObject({ total: 0, suggestions: ['Pilates'] });
    expect(index.find('kittlabell', 5)).toMatchObject({ total: 0, suggestions: ['Kettlebell'] });
    expect(index.find('xyzzy', 5).suggestions).toEqual([]);
  });

  it('suggest words that are found alone', () => {
    const index = createIndex(entry('Pilates'), entry('Legs'));
    expect(index.find('pilates legs', 5).suggestions).toEqual(['pilates', 'legs']);
    const words = ['pilates', 'legs', 'salsa', 'balance', 'kettlebell'];
    const many = createIndex(...words.map((word) => entry(word)));
    expect(many.find(words.join(' '), 5).suggestions).toEqual(words.slice(0, 4));
  });
});
