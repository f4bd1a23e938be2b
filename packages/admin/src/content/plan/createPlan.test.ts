import {
  checkPack,
  createPackDocuments,
  packLists,
  type ContentPackInput,
  type SourceEntry,
} from '@gschool/domain/content-pack';
import { describe, expect, it } from 'vitest';

import type { ReleaseSources } from '../release/sources';
import { createPlan, MAX_PLANNED, type PlanInput } from './createPlan';

const now = Date.parse('2026-06-15T12:00:00Z');
const base = 'https://media.example/';

type Video = ContentPackInput['videos'][number];

/** A class that was released `daysAgo` days ago. */
const aClass = (id: string, daysAgo: number, changes: Partial<Video> = {}): Video => ({
  id,
  title: `Title of ${id}`,
  style: 'yoga',
  level: 'everyone',
  durationSeconds: 1800,
  releasedAt: new Date(now - daysAgo * 86_400_000).toISOString(),
  poster: 'art:figure/warrior/1',
  hls: `${id}.m3u8`,
  ...changes,
});

const aSchool = (changes: Partial<ContentPackInput> = {}): ContentPackInput => ({
  version: 1,
  styles: [
    { id: 'yoga', name: { en: 'Yoga', ar: 'يوغا' } },
    { id: 'dance', name: 'Dance' },
  ],
  instructors: [{ id: 'noor', name: 'Noor Haddad' }],
  series: [],
  videos: [],
  events: [],
  ...changes,
});

const compile = (input: ContentPackInput, at = now) => {
  const check = checkPack(input);
  if (!check.ok) throw new Error(JSON.stringify(check.errors));
  const sources = Object.fromEntries(
    packLists.map((list) => [
      list,
      check.pack[list].map((entry) => ({ entry: entry as unknown as SourceEntry })),
    ]),
  ) as unknown as ReleaseSources;
  return { sources, documents: createPackDocuments(check.pack, { base, now: new Date(at) }) };
};

const plan = (before: ContentPackInput, after: ContentPackInput, more: Partial<PlanInput> = {}) => {
  const [old, next] = [compile(before), compile(after)];
  return createPlan(
    {
      parent: null,
      language: 'en',
      mediaBase: base,
      sourcesBefore: old.sources,
      sourcesAfter: next.sources,
      entries: [],
      problems: [],
      token: 'a'.repeat(64),
      documentsBefore: old.documents,
      documentsAfter: next.documents,
      writes: [],
      isMassDeletion: false,
      ...more,
    },
    now,
  );
};

const findMoves = (found: ReturnType<typeof plan>, page: string, list: string) =>
  found.moves
    .filter((move) => move.page === page && move.list === list)
    .map(({ id, from, to }) => ({ id, from, to }));

const five = [1, 2, 3, 4, 5].map((day) => aClass(`class-${day}`, day));

describe('pages', () => {
  it('has nothing for two equal schools', () => {
    const school = aSchool({ videos: five });
    expect(plan(school, school)).toMatchObject({
      pages: [],
      moves: [],
      searches: [],
      directPages: 0,
      otherCards: 0,
      waitingPages: [],
    });
  });

  it('shows the page of a class before and after, and the values that differ', () => {
    const [first, ...rest] = five;
    const after = { ...first!, title: { en: 'Longer', ar: 'أطول' }, durationSeconds: 2400 };
    const { pages } = plan(aSchool({ videos: five }), aSchool({ videos: [after, ...rest] }));
    expect(pages[0]).toEqual({
      path: '/videos/watch/class-1',
      title: 'Longer',
      list: 'videos',
      isDirect: true,
      change: 'changes',
      differences: [
        { path: 'title.en', before: 'Title of class-1', after: 'Longer' },
        { path: 'title.ar', before: undefined, after: 'أطول' },
        { path: 'durationSeconds', before: 1800, after: 2400 },
      ],
      before: {
        id: 'class-1',
        title: 'Title of class-1',
        poster: 'art:figure/warrior/1',
        durationSeconds: 1800,
        styleName: 'Yoga',
        startsAt: null,
        count: null,
      },
      after: {
        id: 'class-1',
        title: 'Longer',
        poster: 'art:figure/warrior/1',
        durationSeconds: 2400,
        styleName: 'Yoga',
        startsAt: null,
        count: null,
      },
      waitsForBuild: false,
    });
  });

  it('sees fields that no card has', () => {
    const [first, ...rest] = five;
    const { pages, moves } = plan(
      aSchool({ videos: five }),
      aSchool({ videos: [{ ...first!, description: 'New', hls: 'other.m3u8' }, ...rest] }),
    );
    expect(pages.map(({ path, differences }) => [path, differences])).toEqual([
      [
        '/videos/watch/class-1',
        [
          { path: 'description.en', before: '', after: 'New' },
          { path: 'hls', before: 'class-1.m3u8', after: 'other.m3u8' },
        ],
      ],
    ]);
    expect(moves).toEqual([]);
  });

  it('says how a field that no card shows changes, so that two equal cards differ', () => {
    const [first, ...rest] = five;
    const { pages } = plan(
      aSchool({ videos: five }),
      aSchool({ videos: [{ ...first!, level: 'intermediate' }, ...rest] }),
    );
    expect(pages[0]?.before).toEqual(pages[0]?.after);
    expect(pages[0]?.differences).toEqual([
      { path: 'level', before: 'everyone', after: 'intermediate' },
    ]);
  });

  it('names the style and the person that a class changes to, and not their ids', () => {
    const [first, ...rest] = five;
    const { pages } = plan(
      aSchool({ videos: five }),
      aSchool({ videos: [{ ...first!, style: 'dance', instructor: 'noor' }, ...rest] }),
    );
    expect(pages[0]?.differences).toEqual([
      { path: 'style', before: 'Yoga', after: 'Dance' },
      expect.objectContaining({ path: 'instructor', after: 'Noor Haddad' }),
    ]);
  });

  it('has the page of every class that shows the name of a renamed style', () => {
    const before = aSchool({ videos: five });
    const { pages } = plan(before, {
      ...before,
      styles: [
        { id: 'yoga', name: { en: 'Slow yoga', ar: 'يوغا' } },
        { id: 'dance', name: 'Dance' },
      ],
    });
    const renamed = (path: string) => [{ path, before: 'Yoga', after: 'Slow yoga' }];
    expect(pages.map(({ path, isDirect, differences }) => [path, isDirect, differences])).toEqual([
      ['/videos/style/yoga', true, renamed('name.en')],
      ...five.map(({ id }) => [`/videos/watch/${id}`, false, renamed('style')]),
    ]);
  });

  it('has two pages for an instructor, and says that the public one waits for a build', () => {
    const before = aSchool();
    const { pages, waitingPages } = plan(before, {
      ...before,
      instructors: [{ id: 'noor', name: 'Noor Haddad', bio: 'Teaches yoga.' }],
    });
    expect(pages.map(({ path, change, waitsForBuild }) => [path, change, waitsForBuild])).toEqual([
      ['/videos/instructor/noor', 'changes', false],
      ['/about/noor', 'changes', true],
    ]);
    expect(waitingPages).toEqual(['/']);
  });

  it('leaves the home page alone while a public class is archived', () => {
    const archived = { ...five[0]!, public: true, archived: true };
    const { pages, waitingPages } = plan(
      aSchool({ videos: [archived, ...five.slice(1)] }),
      aSchool({ videos: [{ ...archived, title: 'Another title' }, ...five.slice(1)] }),
    );
    expect([pages, waitingPages]).toEqual([[], []]);
  });

  it('says that a page disappears when its class is deleted', () => {
    const before = aSchool({ videos: five });
    const [page] = plan(before, aSchool({ videos: five.slice(1) })).pages;
    expect(page).toMatchObject({
      path: '/videos/watch/class-1',
      change: 'disappears',
      before: { title: 'Title of class-1' },
      after: null,
    });
  });

  it('has the page of an event, which waits for a build, and the home page for a public class', () => {
    const event = {
      id: 'live',
      title: 'Live',
      startsAt: '2026-07-01T10:00:00Z',
      durationMinutes: 60,
      poster: 'art:event/breathe/3',
    };
    const { pages, waitingPages } = plan(
      aSchool({ videos: five }),
      aSchool({ videos: [{ ...five[0]!, public: true }, ...five.slice(1)], events: [event] }),
    );
    expect(pages.map(({ path, change, waitsForBuild }) => [path, change, waitsForBuild])).toEqual([
      ['/events/live', 'appears', true],
    ]);
    expect(waitingPages).toEqual(['/', '/events']);
    expect(pages[0]?.after).toMatchObject({
      durationSeconds: 3600,
      startsAt: '2026-07-01T10:00:00.000Z',
    });
  });

  it('shows at most 200, and counts the rest', () => {
    const videos = Array.from({ length: 230 }, (_, at) => aClass(`class-${at}`, at + 1));
    const { pages, more, directPages } = plan(aSchool(), aSchool({ videos }));
    expect(pages).toHaveLength(MAX_PLANNED);
    expect(more.pages).toBeGreaterThanOrEqual(30);
    expect(directPages).toBe(230);
  });
});

describe('cards that appear, move or leave', () => {
  it('lists the deleted class alone where the others only shift', () => {
    const found = plan(
      aSchool({ videos: five }),
      aSchool({ videos: five.filter((_, n) => n !== 1) }),
    );
    expect(findMoves(found, '/videos', 'all')).toEqual([{ id: 'class-2', from: 2, to: null }]);
    expect(findMoves(found, '/videos/style/yoga', 'classes')).toEqual([
      { id: 'class-2', from: 2, to: null },
    ]);
  });

  it('lists the deleted class alone in a series, where the others only get another number', () => {
    const ids = five.map(({ id }) => id);
    const series = (videos: string[]) => [{ id: 'week', title: 'A week', videos }];
    const found = plan(
      aSchool({ videos: five, series: series(ids) }),
      aSchool({ videos: five.slice(1), series: series(ids.slice(1)) }),
    );
    expect(findMoves(found, '/videos/series/week', 'classes')).toEqual([
      { id: 'class-1', from: 1, to: null },
    ]);
  });

  it('lists the class that moves in an edited series, although the class is not edited', () => {
    const ids = five.map(({ id }) => id);
    const series = (videos: string[]) => [{ id: 'week', title: 'A week', videos }];
    const found = plan(
      aSchool({ videos: five, series: series(ids) }),
      aSchool({ videos: five, series: series([...ids.slice(1), ids[0]!]) }),
    );
    expect(found.moves).toMatchObject([
      { page: '/videos/series/week', id: 'class-1', isDirect: true, from: 1, to: 5 },
    ]);
    expect(found.otherCards).toBe(0);
  });

  it('counts each card that only makes room once, and no card that shifts by one place', () => {
    const many = Array.from({ length: 40 }, (_, at) => aClass(`class-${at}`, 30 + at));
    const { moves, otherCards } = plan(
      aSchool({ videos: many }),
      aSchool({ videos: [...many, aClass('new', 29)] }),
    );
    const others = moves.filter(({ isDirect }) => !isDirect);
    expect(moves.filter(({ isDirect }) => isDirect).every(({ id }) => id === 'new')).toBe(true);
    expect(otherCards).toBe(new Set(others.map(({ id }) => id)).size);
    const isShift = ({ from, to }: (typeof others)[number]) =>
      from !== null && to !== null && Math.abs(from - to) === 1;
    expect(others.filter(isShift)).toEqual([]);
    // The last card of each full row, and another class at the top.
    expect(otherCards).toBeLessThan(10);
  });

  it('moves another class to the top of the catalog when that class is deleted', () => {
    const featured = five.map((one) => ({ ...one, collections: ['featured' as const] }));
    const before = aSchool({ videos: featured });
    const top = findMoves(plan(aSchool(), before), '/videos', 'top')[0]?.id;
    const found = plan(before, aSchool({ videos: featured.filter(({ id }) => id !== top) }));
    const moves = findMoves(found, '/videos', 'top');
    expect(moves.find(({ id }) => id === top)).toEqual({ id: top, from: 1, to: null });
    expect(moves.filter(({ to }) => to === 1)).toHaveLength(1);
  });

  it('lets the next class into a full row when a class before it is deleted', () => {
    const many = Array.from({ length: 40 }, (_, at) => aClass(`class-${at}`, 30 + at));
    const found = plan(
      aSchool({ videos: many }),
      aSchool({ videos: many.filter((_, n) => n !== 3) }),
    );
    const moves = findMoves(found, '/videos', 'newest');
    expect(moves).toContainEqual({ id: 'class-3', from: 3, to: null });
    expect(moves).toContainEqual({ id: 'class-19', from: null, to: 18 });
    expect(moves).toHaveLength(2);
  });

  it('moves one card if a release date changes, and not those between', () => {
    const later = { ...five[0]!, releasedAt: new Date(now - 4.5 * 86_400_000).toISOString() };
    const found = plan(aSchool({ videos: five }), aSchool({ videos: [later, ...five.slice(1)] }));
    expect(findMoves(found, '/videos', 'all')).toEqual([{ id: 'class-1', from: 1, to: 4 }]);
  });

  it('follows a class from one style, instructor and phase to others', () => {
    const moved = { ...five[0]!, style: 'dance', instructor: 'noor', phases: ['luteal' as const] };
    const found = plan(aSchool({ videos: five }), aSchool({ videos: [moved, ...five.slice(1)] }));
    const appears = [{ id: 'class-1', from: null, to: 1 }];
    expect(findMoves(found, '/videos/style/yoga', 'classes')).toEqual([
      { id: 'class-1', from: 1, to: null },
    ]);
    expect(findMoves(found, '/videos/style/dance', 'classes')).toEqual(appears);
    expect(findMoves(found, '/videos/style', 'styles')).toEqual([
      { id: 'dance', from: null, to: 2 },
    ]);
    expect(findMoves(found, '/videos/instructor/noor', 'classes')).toEqual(appears);
    expect(findMoves(found, '/videos/filter/cyclical', 'phase:luteal')).toEqual(appears);
  });

  it('moves the series of a style when its classes change their style', () => {
    const series = [{ id: 'week', title: 'A week', videos: ['class-1', 'class-2', 'class-3'] }];
    const videos = five.map((one, n) => (n === 1 || n === 2 ? { ...one, style: 'dance' } : one));
    const found = plan(aSchool({ videos: five, series }), aSchool({ videos, series }));
    expect(findMoves(found, '/videos/style/yoga', 'series')).toEqual([
      { id: 'week', from: 1, to: null },
    ]);
    expect(findMoves(found, '/videos/style/dance', 'series')).toEqual([
      { id: 'week', from: null, to: 1 },
    ]);
  });

  it('does not show a class of the future among the new releases', () => {
    const future = aClass('future', -3);
    const found = plan(aSchool({ videos: five }), aSchool({ videos: [...five, future] }));
    expect(findMoves(found, '/videos/filter/new-releases', 'classes')).toEqual([]);
    expect(findMoves(found, '/videos', 'all')).toEqual([{ id: 'future', from: null, to: 1 }]);
  });

  it('moves an event from upcoming to past with its date', () => {
    const event = (startsAt: string) => ({
      id: 'live',
      title: 'Live',
      startsAt,
      durationMinutes: 60,
      poster: 'art:event/breathe/3',
    });
    const found = plan(
      aSchool({ events: [event('2026-06-20T10:00:00Z')] }),
      aSchool({ events: [event('2026-06-10T10:00:00Z')] }),
    );
    expect(findMoves(found, '/events', 'upcoming')).toEqual([{ id: 'live', from: 1, to: null }]);
    expect(findMoves(found, '/events', 'past')).toEqual([{ id: 'live', from: null, to: 1 }]);
  });

  it('lists the edited cards first', () => {
    const many = Array.from({ length: 40 }, (_, at) => aClass(`class-${at}`, 30 + at));
    const { moves } = plan(aSchool({ videos: many }), aSchool({ videos: many.slice(1) }));
    const first = moves.findIndex(({ isDirect }) => !isDirect);
    expect(first).toBeGreaterThan(1);
    expect(moves.slice(0, first).every(({ id }) => id === 'class-0')).toBe(true);
    expect(moves.slice(first).every(({ id, isDirect }) => id !== 'class-0' && !isDirect)).toBe(
      true,
    );
  });
});

describe('searches', () => {
  it('says which search finds another entry first', () => {
    const strength = aClass('strength', 9, { title: 'Slow strength' });
    const { searches } = plan(
      aSchool({ videos: [...five, strength] }),
      aSchool({ videos: [...five, strength, aClass('new', 1, { title: 'Strength' })] }),
    );
    expect(searches).toContainEqual({
      query: 'Strength',
      before: { list: 'videos', id: 'strength', title: 'Slow strength' },
      after: { list: 'videos', id: 'new', title: 'Strength' },
    });
  });

  it('says which search finds nothing any more, with the former title', () => {
    const { searches } = plan(
      aSchool({ videos: [aClass('calm', 1, { title: 'Unhurried' })] }),
      aSchool({ videos: [aClass('calm', 1, { title: 'Breathing' })] }),
    );
    expect(searches).toEqual(
      expect.arrayContaining([
        {
          query: 'Unhurried',
          before: { list: 'videos', id: 'calm', title: 'Unhurried' },
          after: null,
        },
        {
          query: 'Breathing',
          before: null,
          after: { list: 'videos', id: 'calm', title: 'Breathing' },
        },
      ]),
    );
  });

  it('searches in the adjectives of other languages, and for the focus', () => {
    const { searches } = plan(
      aSchool({ videos: five }),
      aSchool({
        videos: [
          ...five,
          aClass('balance', 1, { title: { en: 'On one leg', ar: 'التوازن' }, focus: ['balance'] }),
        ],
      }),
    );
    expect(searches.map(({ query }) => query)).toEqual(
      expect.arrayContaining(['On one leg', 'التوازن', 'balance']),
    );
  });

  it('has no search for a change that the search does not know', () => {
    const { searches } = plan(
      aSchool({ videos: five }),
      aSchool({ videos: [{ ...five[0]!, durationSeconds: 60 }, ...five.slice(1)] }),
    );
    expect(searches).toEqual([]);
  });
});

describe('drafts', () => {
  it('have the title that members will see, or that a deleted entry had', () => {
    const draft = {
      id: 'videos-class-1',
      list: 'videos' as const,
      entryId: 'class-1',
      base: null,
      entry: null,
      confirmed: [],
      version: '1',
    };
    const entry = { id: 'class-1', title: { en: 'Calm', ar: 'هدوء' } };
    const { entries } = plan(aSchool(), aSchool(), {
      entries: [
        { draft, before: entry, after: null, change: 'deleted', merged: [], conflicts: [] },
        { draft, before: null, after: entry, change: 'created', merged: [], conflicts: ['title'] },
      ],
    });
    expect(entries.map(({ title, change }) => [title, change])).toEqual([
      ['Calm', 'deleted'],
      ['Calm', 'created'],
    ]);
  });

  it('name the fields that they change', () => {
    const before = { id: 'class-1', title: 'Calm', level: 'beginner', focus: ['hips'] };
    const after = { ...before, title: { en: 'Calm', ar: 'هدوء' }, focus: ['hips'], chapters: [] };
    const draft = { id: 'videos-class-1', list: 'videos' as const, entryId: 'class-1' };
    const { entries } = plan(aSchool(), aSchool(), {
      entries: [
        {
          draft: { ...draft, base: null, entry: after, confirmed: [], version: '1' },
          before,
          after,
          change: 'changed',
          merged: ['level'],
          conflicts: [],
        },
      ],
    });
    expect(entries[0]).toMatchObject({ fields: ['title', 'chapters'], merged: ['level'] });
  });
});

it('takes no time that grows with the square of 10,000 classes', () => {
  const styles = Array.from({ length: 12 }, (_, at) => ({ id: `s${at}`, name: `Style ${at}` }));
  const instructors = Array.from({ length: 60 }, (_, at) => ({
    id: `p${at}`,
    name: `Person ${at}`,
  }));
  const adjectives = 'slow quiet bright strong gentle steady wild soft honest patient'.split(' ');
  const places = 'kitchen garden balcony office morning harbor evening station'.split(' ');
  const videos = Array.from({ length: 10_000 }, (_, at) =>
    aClass(`class-${at}`, at / 5, {
      title: `${adjectives[at % 10]} ${places[at % 8]} ${at}`,
      style: `s${at % 12}`,
      instructor: `p${at % 60}`,
      focus: ['balance'],
      collections: at % 50 === 0 ? ['featured'] : [],
    }),
  );
  const series = Array.from({ length: 200 }, (_, at) => ({
    id: `series-${at}`,
    title: `Series ${at}`,
    videos: [0, 1, 2, 3, 4].map((n) => `class-${at * 7 + n}`),
  }));
  const school = aSchool({ styles, instructors, series, videos });
  const changed = {
    ...school,
    videos: videos.map((one, at) =>
      at === 5000 ? { ...one, title: 'Renamed', style: 's3' } : one,
    ),
  };
  const [old, next] = [compile(school), compile(changed)];
  // The time of the processor: about 1 s on an idle machine, and more on a busy one.
  const start = process.cpuUsage();
  const { pages } = createPlan(
    {
      sourcesBefore: old.sources,
      sourcesAfter: next.sources,
      documentsBefore: old.documents,
      documentsAfter: next.documents,
      entries: [],
      writes: [],
    } as unknown as PlanInput,
    now,
  );
  expect(pages[0]?.path).toBe('/videos/watch/class-5000');
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(4000);
});
