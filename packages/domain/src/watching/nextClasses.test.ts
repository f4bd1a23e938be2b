import { expect, it } from 'vitest';

import type { WatchPosition } from '../library/types';
import { createSampleClass } from '../testing/samples';
import { getNextClasses } from './nextClasses';

const card = (id: string, hasVideo = true) => createSampleClass({ id, title: id, hasVideo });
const classes = [card('a'), card('b'), card('c'), card('d', false), card('e')];
const finished = (...ids: string[]) =>
  new Map(ids.map((id) => [id, { videoId: id, completed: true } as WatchPosition]));

it.each([
  ['all classes with a video', finished(), null, 'a b c e'],
  ['nothing finished', finished('a', 'c'), null, 'b e'],
  ['the open class first, and those before it last', finished('a'), 'c', 'c e b'],
  ['the order of the list for a class that is not in it', finished(), 'x', 'a b c e'],
  ['all of them again when all are finished', finished('a', 'b', 'c', 'e'), 'b', 'b c e a'],
])('lists %s', (_, watched, openId, ids) => {
  const next = getNextClasses(classes, watched, openId);
  expect(next.map(({ id }) => id).join(' ')).toBe(ids);
});

it('lists a class that is twice in a playlist once', () => {
  expect(getNextClasses([card('a'), card('b'), card('a')], finished())).toHaveLength(2);
});
