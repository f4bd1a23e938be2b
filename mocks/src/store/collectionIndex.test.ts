import { expect, it } from 'vitest';

import { CollectionIndex } from './collectionIndex';

const paths = [
  'videos/a',
  'videos/b',
  'users/x',
  'users/x/history/a',
  'users/x/state/library',
  'users/xy/history/c',
  'history/d',
  'users/x/myhistory/e',
];

it('finds the documents of a collection, without those below them', () => {
  const index = new CollectionIndex(() => paths);
  expect(index.inCollection('', 'videos')).toEqual(['videos/a', 'videos/b']);
  expect(index.inCollection('', 'users')).toEqual(['users/x']);
  expect(index.inCollection('users/x', 'history')).toEqual(['users/x/history/a']);
  expect(index.inCollection('users', 'x')).toEqual([]);
  expect(index.inCollection('', 'constructor')).toEqual([]);
});

it('finds the documents of a collection group, under any parent', () => {
  const index = new CollectionIndex(() => paths);
  expect(index.inCollectionGroup('', 'history')).toEqual([
    'users/x/history/a',
    'users/xy/history/c',
    'history/d',
  ]);
  expect(index.inCollectionGroup('users/x', 'history')).toEqual(['users/x/history/a']);
});

it('lists all paths once, also when a document is added twice', () => {
  let lists = 0;
  const index = new CollectionIndex(() => {
    lists += 1;
    return paths;
  });
  index.add('videos/early');
  expect(index.inCollection('', 'videos')).not.toContain('videos/early');
  index.add('videos/c');
  index.add('videos/a');
  index.add('orders/1');
  expect(index.inCollection('', 'videos')).toEqual(['videos/a', 'videos/b', 'videos/c']);
  expect(index.inCollection('', 'orders')).toEqual(['orders/1']);
  expect(lists).toBe(1);
  index.reset();
  expect(index.inCollection('', 'orders')).toEqual([]);
  expect(lists).toBe(2);
});
