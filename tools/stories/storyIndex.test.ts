import { expect, it } from 'vitest';

import { selectStories, type StoryEntry } from './storyIndex';

const entries: StoryEntry[] = Array.from({ length: 40 }, (_, index) => ({
  id: `components-part-${index}--state`,
  title: index % 8 === 0 ? 'Pages/Site' : `Components/Part ${index}`,
  name: 'State',
  importPath: `./Part${index}.stories.tsx`,
  type: index % 10 === 9 ? 'docs' : 'story',
}));
const ids = (chosen: readonly StoryEntry[]) => chosen.map(({ id }) => id).toSorted();

it('takes every story and no documentation page, pages first', () => {
  const all = selectStories(entries, {});
  expect(all).toHaveLength(36);
  expect(all[0]?.title).toBe('Pages/Site');
});

it('gives every story to exactly one shard', () => {
  const shards = ['1/3', '2/3', '3/3'].map((shard) => selectStories(entries, { shard }));
  expect(ids(shards.flat())).toEqual(ids(selectStories(entries, {})));
});

it.each(['0/3', '4/3', '3', 'x/y'])('refuses the shard %s', (shard) => {
  expect(() => selectStories(entries, { shard })).toThrow('--shard');
});

it('finds by pattern', () => {
  expect(ids(selectStories(entries, { story: 'part-3--|part-4--' }))).toHaveLength(2);
});

it('draws another part for another commit', () => {
  expect(ids(selectStories(entries, { tenth: 'a' }))).not.toEqual(
    ids(selectStories(entries, { tenth: 'b' })),
  );
});
