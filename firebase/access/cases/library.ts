import {
  historyFields,
  libraryFields,
  playlistCountFields,
  playlistFields,
} from '../../../packages/domain/src/documents/library';
import { getInvalidDocuments } from '../../../packages/domain/src/testing/fieldTrials';
import { forUsers, allow, deny, type AccessCase, type BatchWrite } from '../accessCase';
import { aHistory, aLibrary, aPlaylist, aPosition, aPositionText, type Data } from '../samples';
import type { UserName } from '../users';

const ids = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `v${n}`);
const positions = (count: number): Data =>
  aLibrary({ positions: Array.from({ length: count }, (_, n) => aPositionText(n)) });

const stored = 'users/mira/state/library';
const fresh = 'users/newMember/state/library';
const lists = ['favorites', 'saved', 'watchlist'] as const;

const badLists: Readonly<Record<string, unknown>> = {
  'a bad id': ['fine', '../x'],
  'two ids in one': ['a,b'],
  'an empty id': [''],
  'an empty id at the end': ['fine', ''],
  'a number': ['fine', 7],
  'a map': [{ id: 'fine' }],
  'an id of 81 characters': ['x'.repeat(81)],
};

const mark = 'favorites+sunrise@1795255200000';
const day = '2026-11-20=1830';
const visit = 'visit-1:2026-11-20=600';

/** Lists of strings with a fixed format: valid and invalid items, and the maximum length. */
const listFields = {
  positions: {
    most: 200,
    good: [
      aPositionText(),
      'a_B-9=0/0:@0',
      `${'x'.repeat(80)}=99999.999/99999.999:ch@999999999999999`,
      'a=1.5/2:c@1',
      'a=1/2.25:h@1',
    ],
    bad: [
      'a=1/2@1',
      'a=-1/2:@1',
      'a=1e5/2:@1',
      'a=1.1234/2:@1',
      'a=1/100000:@1',
      'a=1/2:hc@1',
      'a b=1/2:@1',
      'a=1/2:@',
      '',
    ],
  },
  marks: {
    most: 200,
    good: [mark, `hidden-${'x'.repeat(80)}@0`, 'history-*@999999999999999', 'watchlist+a_B-9@1'],
    bad: [
      'likes+a@1',
      'saved*a@1',
      'saved+a b@1',
      'saved+a',
      'saved+a@-1',
      'saved+a@1.5',
      '',
      'saved+@1',
    ],
  },
  days: {
    most: 400,
    good: [day, '2026-01-31=0', '2026-01-31=99999'],
    bad: ['2026-11-20', '2026-11-20=', '2026-11-20=100000', '2026-11-20=-1', 'today=5', ''],
  },
  visits: {
    most: 20,
    good: [visit, `${'x'.repeat(80)}:2026-11-20=0`],
    bad: [day, ':2026-11-20=600', `${'x'.repeat(81)}:2026-11-20=600`, 'a b:2026-11-20=600'],
  },
} as const;

const nest = (depth: number): Data => ({ inner: depth > 1 ? nest(depth - 1) : 1 });

const listFieldCases: readonly AccessCase[] = Object.entries(listFields).flatMap(
  ([field, { most, good, bad }]) => {
    const full = (count: number): Data => aLibrary({ [field]: Array(count).fill(good[0]) });
    return [
      allow('newMember', 'set', fresh, aLibrary({ [field]: good }), `${field} as they are`),
      allow('newMember', 'set', fresh, full(most), `${most} ${field}`),
      deny('newMember', 'set', fresh, aLibrary({ [field]: [good[0], 7] }), `a number in ${field}`),
      deny(
        'newMember',
        'set',
        fresh,
        aLibrary({ [field]: [`${good[0]},${good[0]}`] }),
        `two ${field} in one`,
      ),
      ...bad.map((text) =>
        deny(
          'newMember',
          'set',
          fresh,
          aLibrary({ [field]: [good[0], text] }),
          `${field}: "${text}"`,
        ),
      ),
    ];
  },
);

const libraryDocumentCases: readonly AccessCase[] = [
  ...listFieldCases,
  ...forUsers(['mira', 'miraPaid'], allow, 'get', stored),
  ...forUsers(['visitor', 'nia', 'moderator', 'admin'], deny, 'get', stored),
  ...forUsers(['mira'], deny, 'list', 'users/mira/state'),
  allow('newMember', 'set', fresh, aLibrary()),
  allow('newMember', 'set', fresh, {}, 'empty'),
  allow('newMember', 'set', fresh, positions(200), '200 different positions'),
  deny('newMember', 'set', fresh, aLibrary({ positions: [aPosition()] }), 'a position in a map'),
  deny('newMember', 'set', fresh, aLibrary({ positions: ['x'.repeat(900_000)] }), '0.9 MB of junk'),
  deny('newMember', 'set', fresh, aLibrary({ positions: [nest(15)] }), 'maps in maps'),
  deny('mira', 'update', stored, { favorites: [] }, 'without a membership'),
  deny('newcomer', 'set', 'users/newcomer/state/library', aLibrary(), 'without a membership'),
  allow('lapsed', 'set', 'users/lapsed/state/library', aLibrary(), 'after a membership'),
  deny('subscriber', 'set', 'users/subscriber/state/library', aLibrary(), 'without a profile'),
  allow('newMember', 'set', fresh, aLibrary({ saved: ids(500) }), '500 ids'),
  allow('newMember', 'set', fresh, aLibrary({ saved: ['x'.repeat(80)] }), 'an id of 80 characters'),
  ...lists.flatMap((list) =>
    Object.entries(badLists).map(([detail, value]) =>
      deny('newMember', 'set', fresh, aLibrary({ [list]: value }), `${list}: ${detail}`),
    ),
  ),
  ...Object.entries(getInvalidDocuments(libraryFields, aLibrary())).map(([detail, data]) =>
    deny('newMember', 'set', fresh, data, detail),
  ),
  ...(['visitor', 'miraPaid', 'admin'] as const).map((user) =>
    deny(user, 'set', fresh, aLibrary(), 'another user'),
  ),
  allow('miraPaid', 'update', stored, { favorites: [] }),
  deny('miraPaid', 'update', stored, { favorites: ['a b'] }),
  deny('admin', 'update', stored, { favorites: [] }),
  deny('mira', 'set', 'users/mira/state/other', aLibrary(), 'another document'),
  ...forUsers(['nia', 'admin'], deny, 'delete', stored),
  allow('mira', 'delete', stored),
];

const watched = 'users/mira/history/sunrise';
const unseen = 'users/mira/history/hips';
const badHistories: Readonly<Record<string, Data>> = {
  'past the end': { position: 601 },
  'before the start': { position: -1 },
  'a position of NaN': { position: Number.NaN },
  'a duration below zero': { durationSeconds: -1, position: -1 },
  'a duration of NaN': { durationSeconds: Number.NaN },
  'an endless duration': { durationSeconds: Infinity },
  'an instant of the server': { lastWatchedAt: new Date(0) },
  'an instant without zone': { lastWatchedAt: '2026-11-20T10:00:00' },
};

const historyCases: readonly AccessCase[] = [
  ...forUsers(['mira'], allow, 'get', watched),
  ...forUsers(['mira'], allow, 'list', 'users/mira/history'),
  ...forUsers(['mira'], allow, 'count', 'users/mira/history'),
  allow('lapsed', 'get', 'users/lapsed/history/sunrise'),
  allow('lapsed', 'list', 'users/lapsed/history'),
  ...forUsers(['nia', 'moderator', 'admin', 'visitor'], deny, 'list', 'users/mira/history'),
  ...forUsers(['nia', 'admin', 'visitor'], deny, 'get', watched),
  allow('miraPaid', 'set', unseen, aHistory()),
  allow('miraPaid', 'set', watched, aHistory({ position: 43 }), 'seen again'),
  allow(
    'miraPaid',
    'set',
    unseen,
    aHistory({ position: 42.5, durationSeconds: 600.25 }),
    'fractions',
  ),
  allow('miraPaid', 'set', unseen, aHistory({ position: 0, durationSeconds: 0 }), 'no length'),
  allow('miraPaid', 'set', unseen, aHistory({ position: -0 }), 'the very start'),
  allow(
    'miraPaid',
    'set',
    unseen,
    aHistory({ durationSeconds: { __type__: 'double', value: '600' } }),
    'a double',
  ),
  allow(
    'miraPaid',
    'set',
    unseen,
    aHistory({ posterRef: `https://x.example/?${'x'.repeat(1900)}` }),
    'a signed poster',
  ),
  allow('miraPaid', 'set', unseen, aHistory({ position: 600, completed: true }), 'to the end'),
  deny('mira', 'set', unseen, aHistory(), 'without a membership'),
  deny('mira', 'update', watched, { position: 43 }, 'without a membership'),
  allow('lapsed', 'set', 'users/lapsed/history/hips', aHistory(), 'after a membership'),
  deny('subscriber', 'set', 'users/subscriber/history/hips', aHistory(), 'without a profile'),
  // A commit of a free account, which could fill the database.
  deny('mira', 'batch', 'users/mira/history', undefined, {
    detail: '500 classes in one commit, without a membership',
    isUncounted: true,
    writes: Array.from({ length: 500 }, (_, n) => ({
      operation: 'set',
      path: `users/mira/history/class-${n}`,
      data: aHistory(),
    })),
  }),
  ...Object.entries(badHistories).map(([detail, changes]) =>
    deny('miraPaid', 'set', unseen, aHistory(changes), detail),
  ),
  ...Object.entries(getInvalidDocuments(historyFields, aHistory())).map(([detail, data]) =>
    deny('miraPaid', 'set', unseen, data, detail),
  ),
  deny('miraPaid', 'update', watched, {}, { removedFields: ['title'], detail: 'removes title' }),
  allow(
    'miraPaid',
    'update',
    watched,
    {},
    { removedFields: ['posterRef'], detail: 'removes posterRef' },
  ),
  ...(['visitor', 'nia', 'admin'] as const).map((user) =>
    deny(user, 'set', unseen, aHistory(), 'another user'),
  ),
  deny('miraPaid', 'set', 'users/mira/history/a.b', aHistory(), 'a bad id'),
  deny('miraPaid', 'set', `users/mira/history/${'x'.repeat(81)}`, aHistory(), 'a long id'),
  allow('mira', 'delete', watched),
  ...forUsers(['nia', 'admin'], deny, 'delete', watched),
];

const mornings = 'users/mira/playlists/mornings';
const badPlaylists: Readonly<Record<string, Data>> = {
  'a bad id of a class': { videoIds: ['../x'] },
  'classes in numbers': { videoIds: [1, 2] },
  'no name': { name: '' },
  'a name of spaces': { name: '   ' },
  'a name of Hangul fillers': { name: '\u3164\u3164' },
  'a name of empty Braille patterns': { name: '\u2800' },
  'an invisible name': { name: '\u200b\u2060' },
  'a name of isolates': { name: '\u2066\u2069' },
  'a name of an Arabic mark': { name: '\u061c' },
  'a name of a shorthand control': { name: '\u{1bca0}' },
  'a name of a hieroglyph control': { name: '\u{13430}' },
  'created whenever': { createdAt: 'whenever' },
};

const countOf = (uid: string) => `customers/${uid}/limits/playlists`;

/** Counts a playlist. The stored count of mira is 1. */
const counting = (uid: string, playlistId: unknown, count: unknown): BatchWrite => ({
  operation: 'set',
  path: countOf(uid),
  data: { count, playlistId },
});

interface Creation {
  uid?: string;
  id?: string;
  /** Other writes than the right count. */
  count?: readonly BatchWrite[];
}

/** Creates a playlist, and counts it in the same commit. */
const creates =
  (rule: typeof allow) =>
  (
    user: UserName,
    data: Data,
    detail: string,
    {
      uid = 'mira',
      id = 'evenings',
      count = [counting(uid, id, uid === 'mira' ? 2 : 1)],
    }: Creation = {},
  ): AccessCase => {
    const path = `users/${uid}/playlists/${id}`;
    const write: BatchWrite = { operation: 'set', path, data };
    return rule(user, 'batch', path, undefined, { detail, writes: [write, ...count] });
  };
const mayCreate = creates(allow);
const mayNotCreate = creates(deny);

const create = (id: string): BatchWrite => ({
  operation: 'set',
  path: `users/mira/playlists/${id}`,
  data: aPlaylist(),
});
const remove = (id: string, uid = 'mira'): BatchWrite => ({
  operation: 'delete',
  path: `users/${uid}/playlists/${id}`,
});

/** `customers/{uid}/limits/playlists`: at most a hundred playlists. */
const playlistCountCases: readonly AccessCase[] = [
  allow('mira', 'get', countOf('mira')),
  ...forUsers(['visitor', 'nia', 'admin'], deny, 'get', countOf('mira')),
  ...forUsers(['miraPaid', 'admin'], deny, 'delete', countOf('mira')),
  mayCreate('newMember', aPlaylist(), 'the first', { uid: 'newMember' }),
  mayNotCreate('newMember', aPlaylist(), 'the first, counted as the second', {
    uid: 'newMember',
    count: [counting('newMember', 'evenings', 2)],
  }),
  mayNotCreate('newMember', aPlaylist(), 'the first, counted as none', {
    uid: 'newMember',
    count: [counting('newMember', 'evenings', 0)],
  }),
  mayNotCreate('collector', aPlaylist(), 'one more than a hundred', {
    uid: 'collector',
    count: [counting('collector', 'evenings', 101)],
  }),
  mayNotCreate('collector', aPlaylist(), 'one more than a hundred, not counted', {
    uid: 'collector',
    count: [],
  }),
  mayNotCreate('collector', aPlaylist(), 'one more than a hundred, counted as before', {
    uid: 'collector',
    count: [counting('collector', 'evenings', 100)],
  }),
  allow('collector', 'batch', countOf('collector'), undefined, {
    detail: 'a deletion of a hundred',
    writes: [remove('old', 'collector'), counting('collector', 'old', 99)],
  }),
  deny('collector', 'batch', countOf('collector'), undefined, {
    detail: 'a deletion of a hundred, counted twice',
    writes: [remove('old', 'collector'), counting('collector', 'old', 98)],
  }),
  deny('collector', 'set', countOf('collector'), { count: 99, playlistId: 'old' }, 'without one'),
  deny('collector', 'set', countOf('collector'), { count: 99, playlistId: 'none' }, 'of none'),
  deny('miraPaid', 'set', countOf('mira'), { count: 2, playlistId: 'none' }, 'without a playlist'),
  deny('miraPaid', 'set', countOf('mira'), { count: 2, playlistId: 'mornings' }, 'an old playlist'),
  deny('miraPaid', 'set', countOf('mira'), { count: 0, playlistId: 'mornings' }, 'no deletion'),
  deny('miraPaid', 'batch', countOf('mira'), undefined, {
    detail: 'two playlists with one count',
    writes: [create('evenings'), create('nights'), counting('mira', 'evenings', 2)],
  }),
  deny('miraPaid', 'batch', countOf('mira'), undefined, {
    detail: 'a playlist that takes the place of another',
    writes: [remove('mornings'), create('evenings'), counting('mira', 'mornings', 0)],
  }),
  allow('miraPaid', 'batch', countOf('mira'), undefined, {
    detail: 'the last deletion',
    writes: [remove('mornings'), counting('mira', 'mornings', 0)],
  }),
  ...Object.entries({
    'a fraction': { count: 2.5, playlistId: 'evenings' },
    'a bad id': { count: 2, playlistId: '../x' },
    ...getInvalidDocuments(playlistCountFields, { count: 2, playlistId: 'evenings' }),
  }).map(([detail, data]) =>
    deny('miraPaid', 'batch', countOf('mira'), undefined, {
      detail,
      writes: [create('evenings'), { operation: 'set', path: countOf('mira'), data }],
    }),
  ),
  deny('newMember', 'set', countOf('newMember'), { count: 1, playlistId: 'none' }, 'of none'),
  deny('miraPaid', 'batch', countOf('mira'), undefined, {
    detail: 'a count below zero',
    writes: [remove('mornings'), counting('mira', 'mornings', -1)],
  }),
  deny('nia', 'set', countOf('mira'), { count: 2, playlistId: 'mornings' }, "mira's"),
  deny('nia', 'set', countOf('newMember'), { count: 1, playlistId: 'none' }, 'of another member'),
  deny('nia', 'batch', countOf('mira'), undefined, {
    detail: "mira's",
    writes: [remove('mornings'), counting('mira', 'mornings', 0)],
  }),
];

const playlistCases: readonly AccessCase[] = [
  ...playlistCountCases,
  allow('mira', 'list', 'users/mira/playlists'),
  ...forUsers(['visitor', 'nia', 'admin'], deny, 'list', 'users/mira/playlists'),
  ...forUsers(['nia', 'moderator', 'admin'], deny, 'get', mornings),
  allow('mira', 'get', mornings),
  mayCreate('miraPaid', aPlaylist(), 'a second one'),
  mayCreate('miraPaid', aPlaylist({ videoIds: ids(500) }), '500 classes'),
  mayCreate('miraPaid', aPlaylist({ videoIds: [] }), 'no class so far'),
  mayNotCreate('miraPaid', aPlaylist(), 'without a count', { count: [] }),
  mayNotCreate('miraPaid', aPlaylist(), 'with the count of another', {
    count: [counting('mira', 'nights', 2)],
  }),
  mayNotCreate('nia', aPlaylist(), 'another user'),
  mayNotCreate('miraPaid', aPlaylist(), 'a bad id', { id: 'a b' }),
  ...Object.entries(badPlaylists).map(([detail, changes]) =>
    mayNotCreate('miraPaid', aPlaylist(changes), detail),
  ),
  ...Object.entries(getInvalidDocuments(playlistFields, aPlaylist())).map(([detail, data]) =>
    mayNotCreate('miraPaid', data, detail),
  ),
  deny('miraPaid', 'update', mornings, {}, { removedFields: ['name'], detail: 'removes name' }),
  mayNotCreate('mira', aPlaylist(), 'without a membership'),
  deny('mira', 'update', mornings, { name: 'Dawn' }, 'without a membership'),
  mayNotCreate('subscriber', aPlaylist(), 'without a profile', { uid: 'subscriber' }),
  allow('miraPaid', 'update', mornings, { name: 'Dawn' }),
  deny('nia', 'update', mornings, { name: 'Mine' }),
  allow('mira', 'delete', mornings),
  deny('nia', 'delete', mornings),
];

/** The documents under `users/{uid}`: library, history and playlists. */
export const libraryCases: readonly AccessCase[] = [
  ...libraryDocumentCases,
  ...historyCases,
  ...playlistCases,
];
