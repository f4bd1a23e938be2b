import { each, may, mayNot, type AccessCase } from '../accessCase';
import { aHistory, aLibrary, aPlaylist, aPosition, type Data } from '../samples';

const ids = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `v${n}`);
const positions = (count: number): Data =>
  aLibrary({ positions: Array.from({ length: count }, (_, n) => aPosition(n)) });

const stored = 'users/mira/state/library';
const fresh = 'users/nia/state/library';
const lists = ['favorites', 'saved', 'watchlist'] as const;

const badLists: Readonly<Record<string, unknown>> = {
  'no list': 'all',
  'a bad id': ['fine', '../x'],
  'two ids in one': ['a,b'],
  'an empty id': [''],
  'an empty id at the end': ['fine', ''],
  'a number': ['fine', 7],
  'a map': [{ id: 'fine' }],
  null: null,
  'an id of 81 characters': ['x'.repeat(81)],
  '501 ids': ids(501),
};

const mark = 'favorites+sunrise@1795255200000';
const day = '2026-11-20=1830';
const visit = 'visit-1:2026-11-20=600';

/** Texts of fixed form: what each list may hold, and what it may not. */
const texts = {
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

const ofForm: readonly AccessCase[] = Object.entries(texts).flatMap(
  ([field, { most, good, bad }]) => {
    const full = (count: number): Data => aLibrary({ [field]: Array(count).fill(good[0]) });
    return [
      may('nia', 'set', fresh, aLibrary({ [field]: good }), `${field} as they are`),
      may('nia', 'set', fresh, full(most), `${most} ${field}`),
      mayNot('nia', 'set', fresh, full(most + 1), `${most + 1} ${field}`),
      mayNot('nia', 'set', fresh, aLibrary({ [field]: good[0] }), `${field} that are no list`),
      mayNot('nia', 'set', fresh, aLibrary({ [field]: [good[0], 7] }), `a number in ${field}`),
      mayNot(
        'nia',
        'set',
        fresh,
        aLibrary({ [field]: [`${good[0]},${good[0]}`] }),
        `two ${field} in one`,
      ),
      ...bad.map((text) =>
        mayNot('nia', 'set', fresh, aLibrary({ [field]: [good[0], text] }), `${field}: "${text}"`),
      ),
    ];
  },
);

const library: readonly AccessCase[] = [
  ...ofForm,
  ...each(['mira', 'miraPaid'], may, 'get', stored),
  ...each(['visitor', 'nia', 'moderator', 'admin'], mayNot, 'get', stored),
  ...each(['mira'], mayNot, 'list', 'users/mira/state'),
  may('nia', 'set', fresh, aLibrary()),
  may('nia', 'set', fresh, {}, 'empty'),
  may('nia', 'set', fresh, positions(200), '200 positions'),
  mayNot('nia', 'set', fresh, positions(201), '201 positions'),
  mayNot('nia', 'set', fresh, aLibrary({ positions: 'all' }), 'positions that are no list'),
  may('nia', 'set', fresh, aLibrary({ saved: ids(500) }), '500 ids'),
  may('nia', 'set', fresh, aLibrary({ saved: ['x'.repeat(80)] }), 'an id of 80 characters'),
  ...lists.flatMap((list) =>
    Object.entries(badLists).map(([but, value]) =>
      mayNot('nia', 'set', fresh, aLibrary({ [list]: value }), `${list}: ${but}`),
    ),
  ),
  mayNot('nia', 'set', fresh, aLibrary({ extra: 1 }), 'an unknown field'),
  ...(['visitor', 'mira', 'admin'] as const).map((who) =>
    mayNot(who, 'set', fresh, aLibrary(), 'somebody else'),
  ),
  may('mira', 'update', stored, { favorites: [] }),
  mayNot('mira', 'update', stored, { favorites: ['a b'] }),
  mayNot('admin', 'update', stored, { favorites: [] }),
  mayNot('mira', 'set', 'users/mira/state/other', aLibrary(), 'another document'),
  ...each(['nia', 'admin'], mayNot, 'delete', stored),
  may('mira', 'delete', stored),
];

const watched = 'users/mira/history/sunrise';
const unseen = 'users/mira/history/hips';
const badHistories: Readonly<Record<string, Data>> = {
  'past the end': { position: 601 },
  'before the start': { position: -1 },
  'a position of NaN': { position: Number.NaN },
  'a position in text': { position: '42' },
  'a duration below zero': { durationSeconds: -1, position: -1 },
  'a duration in text': { durationSeconds: '600' },
  'a duration of NaN': { durationSeconds: Number.NaN },
  'an endless duration': { durationSeconds: Infinity },
  'longer than a day': { durationSeconds: 86_401 },
  'a long title': { title: 'x'.repeat(201) },
  'a title in numbers': { title: 7 },
  'a long poster': { posterRef: `https://x.example/${'x'.repeat(2000)}` },
  'a poster in a map': { posterRef: { src: 'x' } },
  'completed in text': { completed: 'true' },
  'an instant in numbers': { lastWatchedAt: 5 },
  'an instant of the server': { lastWatchedAt: new Date(0) },
  'an instant without zone': { lastWatchedAt: '2026-11-20T10:00:00' },
  'an unknown field': { rating: 5 },
};

const history: readonly AccessCase[] = [
  ...each(['mira'], may, 'get', watched),
  ...each(['mira'], may, 'list', 'users/mira/history'),
  ...each(['mira'], may, 'count', 'users/mira/history'),
  may('lapsed', 'get', 'users/lapsed/history/sunrise'),
  may('lapsed', 'list', 'users/lapsed/history'),
  ...each(['nia', 'moderator', 'admin', 'visitor'], mayNot, 'list', 'users/mira/history'),
  ...each(['nia', 'admin', 'visitor'], mayNot, 'get', watched),
  may('mira', 'set', unseen, aHistory()),
  may('mira', 'set', watched, aHistory({ position: 43 }), 'seen again'),
  may('mira', 'set', unseen, aHistory({ position: 42.5, durationSeconds: 600.25 }), 'fractions'),
  may('mira', 'set', unseen, aHistory({ position: 0, durationSeconds: 0 }), 'no length'),
  may('mira', 'set', unseen, aHistory({ position: -0 }), 'the very start'),
  may(
    'mira',
    'set',
    unseen,
    aHistory({ durationSeconds: { __type__: 'double', value: '600' } }),
    'a double',
  ),
  may(
    'mira',
    'set',
    unseen,
    aHistory({ posterRef: `https://x.example/?${'x'.repeat(1900)}` }),
    'a signed poster',
  ),
  may('mira', 'set', unseen, aHistory({ position: 600, completed: true }), 'to the end'),
  ...Object.entries(badHistories).map(([but, changes]) =>
    mayNot('mira', 'set', unseen, aHistory(changes), but),
  ),
  ...['title', 'durationSeconds', 'position', 'completed', 'lastWatchedAt'].map((name) =>
    mayNot('mira', 'update', watched, {}, { removes: [name], but: `removes ${name}` }),
  ),
  may('mira', 'update', watched, {}, { removes: ['posterRef'], but: 'removes posterRef' }),
  ...(['visitor', 'nia', 'admin'] as const).map((who) =>
    mayNot(who, 'set', unseen, aHistory(), 'somebody else'),
  ),
  mayNot('mira', 'set', 'users/mira/history/a.b', aHistory(), 'a bad id'),
  mayNot('mira', 'set', `users/mira/history/${'x'.repeat(81)}`, aHistory(), 'a long id'),
  may('mira', 'delete', watched),
  ...each(['nia', 'admin'], mayNot, 'delete', watched),
];

const mornings = 'users/mira/playlists/mornings';
const evenings = 'users/mira/playlists/evenings';
const badPlaylists: Readonly<Record<string, Data>> = {
  '501 classes': { videoIds: ids(501) },
  'classes in text': { videoIds: 'sunrise' },
  'a bad id of a class': { videoIds: ['../x'] },
  'classes in numbers': { videoIds: [1, 2] },
  'no name': { name: '' },
  'a long name': { name: 'x'.repeat(201) },
  'a name in numbers': { name: 7 },
  'created whenever': { createdAt: 'whenever' },
  'updated in numbers': { updatedAt: 5 },
  'an unknown field': { isShared: true },
};

const playlists: readonly AccessCase[] = [
  may('mira', 'list', 'users/mira/playlists'),
  ...each(['visitor', 'nia', 'admin'], mayNot, 'list', 'users/mira/playlists'),
  ...each(['nia', 'moderator', 'admin'], mayNot, 'get', mornings),
  may('mira', 'get', mornings),
  may('mira', 'set', evenings, aPlaylist()),
  may('mira', 'set', evenings, aPlaylist({ videoIds: ids(500) }), '500 classes'),
  may('mira', 'set', evenings, aPlaylist({ videoIds: [] }), 'no class so far'),
  mayNot('nia', 'set', evenings, aPlaylist(), 'somebody else'),
  mayNot('mira', 'set', 'users/mira/playlists/a b', aPlaylist(), 'a bad id'),
  ...Object.entries(badPlaylists).map(([but, changes]) =>
    mayNot('mira', 'set', evenings, aPlaylist(changes), but),
  ),
  ...['name', 'videoIds', 'createdAt', 'updatedAt'].map((name) =>
    mayNot('mira', 'update', mornings, {}, { removes: [name], but: `removes ${name}` }),
  ),
  may('mira', 'update', mornings, { name: 'Dawn' }),
  mayNot('nia', 'update', mornings, { name: 'Mine' }),
  may('mira', 'delete', mornings),
  mayNot('nia', 'delete', mornings),
];

/** What lies under `users/{uid}`: library, history, playlists. */
export const libraryCases: readonly AccessCase[] = [...library, ...history, ...playlists];
