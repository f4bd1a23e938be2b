import { describe, expect, it } from 'vitest';

import { films } from '../../content/films';
import { searchSamples } from './searchSamples';

const names = (query: string) => {
  const { films: found, pieces } = searchSamples(query);
  return [...found.map(({ title }) => title), ...pieces.map(({ name }) => name)];
};

describe('searchSamples', () => {
  it('finds nothing for nothing', () => {
    expect(names('')).toEqual([]);
    expect(names('   ')).toEqual([]);
  });

  it('finds films and pieces by the start of a word, in any case', () => {
    expect(names('MOON')).toEqual(['The Moonlight Dancer']);
    expect(names('yog')).toEqual(['A House of Arches', 'Cork mat']);
  });

  it('asks for every word', () => {
    expect(names('cork mat')).toEqual(['Cork mat']);
    expect(names('cork film')).toEqual([]);
  });

  it('ignores accents and signs', () => {
    expect(names('kettle & bell')).toEqual(['Kettle & Bell']);
    expect(names('mát')).toEqual(['Cork mat']);
  });

  it('finds every sample by its own title', () => {
    for (const { title } of films) expect(names(title)).toContain(title);
  });
});
