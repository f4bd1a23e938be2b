import { aHistory, aLibrary, aPlaylist, aPosition, profileOf, type Who } from './accessWorld';

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

/** One attempt and whether it is allowed. A list names its collection; an update its changed fields. */
export interface AccessCase {
  who: Who;
  does: Operation;
  path: string;
  data?: Readonly<Record<string, unknown>>;
  /** What is special about the data. */
  but?: string;
  isAllowed: boolean;
}

type Data = Readonly<Record<string, unknown>>;

const attempt =
  (isAllowed: boolean) =>
  (who: Who, does: Operation, path: string, data?: Data, but?: string): AccessCase => ({
    who,
    does,
    path,
    isAllowed,
    ...(data && { data }),
    ...(but && { but }),
  });
const may = attempt(true);
const mayNot = attempt(false);

const each = (
  whos: readonly Who[],
  rule: typeof may,
  does: Operation,
  ...paths: readonly string[]
): readonly AccessCase[] => whos.flatMap((who) => paths.map((path) => rule(who, does, path)));

const nia = profileOf('nia');
const { email: _email, ...withoutEmail } = nia;

const users: readonly AccessCase[] = [
  ...each(['mira', 'admin'], may, 'get', 'users/mira'),
  ...each(['visitor', 'nia', 'subscriber', 'moderator'], mayNot, 'get', 'users/mira'),
  ...each(['admin'], may, 'list', 'users'),
  ...each(['visitor', 'mira', 'moderator'], mayNot, 'list', 'users'),
  may('nia', 'create', 'users/nia', nia),
  mayNot('visitor', 'create', 'users/nia', nia),
  mayNot('mira', 'create', 'users/nia', nia, 'somebody else'),
  mayNot('nia', 'create', 'users/nia', { ...nia, role: 'admin' }, 'as admin'),
  mayNot('nia', 'create', 'users/nia', { ...nia, subscriptionStatus: 'active' }, 'subscribed'),
  mayNot('nia', 'create', 'users/nia', { ...nia, uid: 'mira' }, 'another uid'),
  mayNot('nia', 'create', 'users/nia', { ...nia, email: 'x@gschool.example' }, 'another e-mail'),
  mayNot('nia', 'create', 'users/nia', { ...nia, isEmailVerified: true }, 'unproved e-mail'),
  mayNot('nia', 'create', 'users/nia', withoutEmail, 'no e-mail'),
  mayNot('nia', 'create', 'users/nia', { ...nia, createdAt: 'yesterday' }, 'no instant'),
  mayNot('nia', 'create', 'users/nia', { ...nia, isPaid: true }, 'an unknown field'),
  mayNot('nia', 'create', 'users/nia', { ...nia, profileCompleteness: 101 }, '101 %'),
  mayNot('nia', 'create', 'users/nia', { ...nia, profileCompleteness: 7.5 }, 'half a percent'),
  mayNot('nia', 'create', 'users/nia', { ...nia, photoURL: 'http://x.example/' }, 'plain http'),
  mayNot('nia', 'create', 'users/nia', { ...nia, photoURL: 'data:image/svg+xml,' }, 'a data photo'),
  mayNot(
    'nia',
    'create',
    'users/nia',
    { ...nia, photoURL: 'users/mira/avatar' },
    "another's photo",
  ),
  may('nia', 'create', 'users/nia', { ...nia, photoURL: 'users/nia/avatar' }, 'the own photo'),
  may('mira', 'update', 'users/mira', { displayName: 'Mira', photoURL: 'https://x.example/a.png' }),
  may('mira', 'update', 'users/mira', { profileCompleteness: 100, firstName: 'M' }),
  mayNot('mira', 'update', 'users/mira', { displayName: 'x'.repeat(201) }, 'too long'),
  mayNot('mira', 'update', 'users/mira', { displayName: 7 }, 'a number'),
  mayNot('mira', 'update', 'users/mira', { role: 'admin' }),
  mayNot('mira', 'update', 'users/mira', { subscriptionStatus: 'active' }),
  mayNot('mira', 'update', 'users/mira', { createdAt: '2020-01-01T00:00:00.000Z' }),
  mayNot('mira', 'update', 'users/mira', { authProvider: 'google' }),
  mayNot('mira', 'update', 'users/mira', { uid: 'nia' }),
  mayNot('mira', 'update', 'users/mira', { email: 'x@gschool.example' }),
  mayNot('mira', 'update', 'users/mira', { isEmailVerified: true }),
  mayNot('mira', 'update', 'users/mira', { location: { planet: 'Mars' } }),
  mayNot('mira', 'update', 'users/mira', { preferences: { newsletterSubscribed: 'yes' } }),
  mayNot('admin', 'update', 'users/mira', { displayName: 'x' }),
  may('mira', 'delete', 'users/mira'),
  mayNot('admin', 'delete', 'users/mira'),
];

const library = 'users/mira/state/library';
const freshLibrary = 'users/nia/state/library';
const many = (count: number): readonly Data[] =>
  Array.from({ length: count }, (_, n) => aPosition(n));

const own: readonly AccessCase[] = [
  may('mira', 'get', library),
  ...each(['visitor', 'nia', 'admin'], mayNot, 'get', library),
  may('nia', 'create', freshLibrary, aLibrary()),
  may('nia', 'create', freshLibrary, aLibrary({ positions: many(200) }), '200 positions'),
  mayNot('nia', 'create', freshLibrary, aLibrary({ positions: many(201) }), '201 positions'),
  mayNot('nia', 'create', freshLibrary, aLibrary({ saved: ['../x'] }), 'a bad id'),
  mayNot('nia', 'create', freshLibrary, aLibrary({ saved: 'all' }), 'no list'),
  mayNot('nia', 'create', freshLibrary, aLibrary({ extra: 1 }), 'an unknown field'),
  mayNot('mira', 'create', freshLibrary, aLibrary(), 'somebody else'),
  may('mira', 'update', library, { favorites: [] }),
  mayNot('mira', 'create', 'users/mira/state/other', aLibrary(), 'another document'),
  ...each(['mira'], may, 'get', 'users/mira/history/sunrise'),
  ...each(['mira'], may, 'list', 'users/mira/history'),
  ...each(['lapsed'], may, 'get', 'users/lapsed/history/sunrise'),
  ...each(['nia', 'admin', 'visitor'], mayNot, 'list', 'users/mira/history'),
  may('mira', 'create', 'users/mira/history/hips', aHistory()),
  mayNot('mira', 'create', 'users/mira/history/a.b', aHistory(), 'a bad id'),
  mayNot('mira', 'create', 'users/mira/history/hips', aHistory({ position: 601 }), 'past the end'),
  mayNot(
    'mira',
    'create',
    'users/mira/history/hips',
    aHistory({ position: -1 }),
    'before the start',
  ),
  mayNot('mira', 'create', 'users/mira/history/hips', aHistory({ title: 'x'.repeat(201) }), 'long'),
  mayNot('mira', 'create', 'users/mira/history/hips', aHistory({ lastWatchedAt: 5 }), 'no instant'),
  may('mira', 'delete', 'users/mira/history/sunrise'),
  may('mira', 'list', 'users/mira/playlists'),
  mayNot('nia', 'get', 'users/mira/playlists/mornings'),
  may('mira', 'create', 'users/mira/playlists/evenings', aPlaylist()),
  mayNot(
    'mira',
    'create',
    'users/mira/playlists/evenings',
    aPlaylist({ videoIds: Array.from({ length: 501 }, (_, n) => `v${n}`) }),
    '501 classes',
  ),
  mayNot('mira', 'update', 'users/mira/playlists/mornings', { name: 'x'.repeat(201) }, 'long'),
  may('mira', 'update', 'users/mira/playlists/mornings', { name: 'Dawn' }),
  may('mira', 'delete', 'users/mira/playlists/mornings'),
];

const paid: readonly Who[] = ['subscriber'];
const unpaid: readonly Who[] = ['visitor', 'mira', 'lapsed', 'endless', 'moderator'];
const index = ['catalogue/manifest', 'catalogue/index-0', 'videos/sunrise'] as const;
const film = ['videos/sunrise/playback/main', 'events/live/access/join'] as const;
const open = ['events/live', 'products/mat', 'products/mat/prices/one'] as const;
const bought = ['customers/mira/subscriptions/one', 'customers/mira/payments/one'] as const;

const content: readonly AccessCase[] = [
  ...each([...paid, 'admin'], may, 'get', ...index),
  ...each(unpaid, mayNot, 'get', ...index),
  ...each(paid, may, 'get', ...film),
  ...each([...unpaid, 'admin'], mayNot, 'get', ...film),
  ...each(['visitor', 'mira'], may, 'get', ...open),
  ...each(['visitor'], may, 'list', 'events', 'products', 'products/mat/prices'),
  ...each(['mira'], may, 'get', 'customers/mira', ...bought),
  ...each(['visitor', 'nia', 'admin'], mayNot, 'get', 'customers/mira', ...bought),
  ...each(['subscriber', 'admin'], mayNot, 'delete', ...index, ...film, ...open),
  mayNot('subscriber', 'update', 'videos/sunrise', { title: 'x' }),
  mayNot('admin', 'update', 'catalogue/manifest', { version: '2' }),
  mayNot('mira', 'update', 'customers/mira', { stripeId: 'x' }),
  mayNot('mira', 'create', 'customers/mira/subscriptions/two', { status: 'active' }),
  ...each(['visitor', 'subscriber', 'admin'], mayNot, 'get', 'secrets/one'),
  mayNot('mira', 'create', 'anything/else', { text: 'x' }),
];

/** Who may do what, as attempts: the rules and the mock are both held to it, so that they cannot drift. */
export const accessTable: readonly AccessCase[] = [...users, ...own, ...content];

/** The name of a case in a test report. */
export const caseName = ({ who, does, path, data, but, isAllowed }: AccessCase): string => {
  const what = but ?? (data && does === 'update' ? Object.keys(data).join(', ') : '');
  return `${who} ${isAllowed ? 'may' : 'may not'} ${does} ${path}${what && ` (${what})`}`;
};
