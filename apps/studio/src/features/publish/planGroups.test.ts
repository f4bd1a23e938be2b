import type { CataloguePlan, PlannedMove, PlannedPage } from '@gschool/admin/contract';
import { expect, it } from 'vitest';

import { groupPlan } from './planGroups';

const card = (id: string) => ({
  id,
  title: id,
  poster: '',
  durationSeconds: null,
  styleName: null,
  startsAt: null,
  count: null,
});

const page = (path: string, id: string, over: Partial<PlannedPage> = {}): PlannedPage => ({
  path,
  title: id,
  list: 'videos',
  isDirect: true,
  change: 'changes',
  differences: [],
  before: card(id),
  after: card(id),
  waitsForBuild: false,
  ...over,
});

const move = (id: string, over: Partial<PlannedMove> = {}): PlannedMove => ({
  page: '/videos',
  list: 'all',
  kind: 'videos',
  id,
  title: id,
  isDirect: true,
  from: 1,
  to: 3,
  ...over,
});

const group = (pages: readonly PlannedPage[], moves: readonly PlannedMove[] = []) =>
  groupPlan({ pages, moves } as CataloguePlan);

it('shows the cards of an edited entry with it, and the others separately', () => {
  const { direct, others, otherMoves } = group(
    [page('/videos/watch/a', 'a'), page('/videos/watch/b', 'b', { isDirect: false })],
    [move('a'), move('c', { isDirect: false }), move('b', { isDirect: false })],
  );
  expect(direct.map(({ key, moves }) => [key, moves.map(({ id }) => id)])).toEqual([
    ['videos a', ['a']],
  ]);
  expect(others.map(({ key, moves }) => [key, moves])).toEqual([['videos b', []]]);
  expect(otherMoves.map(({ id }) => id)).toEqual(['c', 'b']);
});

it('shows both pages of a person together', () => {
  const pages = [
    page('/videos/instructor/noor', 'noor', { list: 'instructors' }),
    page('/about/noor', 'noor', { list: 'instructors', waitsForBuild: true }),
  ];
  expect(group(pages).direct.map((one) => one.pages)).toEqual([pages]);
});

it('shows the classes of an edited series with the series', () => {
  const inSeries = move('a', { page: '/videos/series/week', list: 'classes' });
  const { direct, otherMoves } = group(
    [page('/videos/series/week', 'week', { list: 'series' })],
    [inSeries],
  );
  expect(direct[0]?.moves).toEqual([inSeries]);
  expect(otherMoves).toEqual([]);
});

it('shows the cards of other entries on the page of an edited person separately', () => {
  const inList = move('a', {
    page: '/videos/instructor/noor',
    list: 'classes',
    isDirect: false,
  });
  const { direct, otherMoves } = group(
    [page('/videos/instructor/noor', 'noor', { list: 'instructors' })],
    [inList],
  );
  expect(direct[0]?.moves).toEqual([]);
  expect(otherMoves).toEqual([inList]);
});

it('keeps the card of an edited entry whose page stays the same', () => {
  expect(group([], [move('a')]).otherMoves).toEqual([move('a')]);
});
