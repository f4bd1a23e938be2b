import { each, may, mayNot, type AccessCase } from '../accessCase';
import { aProfile, type Data } from '../samples';

const MIRA = 'users/mira';
const NIA = 'users/nia';
const nia = aProfile('nia');
const long = 'x'.repeat(201);

const without = (data: Data, ...names: readonly string[]): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

const reads: readonly AccessCase[] = [
  ...each(['mira', 'miraMoved', 'admin'], may, 'get', MIRA),
  ...each(
    ['visitor', 'nameless', 'nia', 'subscriber', 'moderator', 'adminInList', 'adminInCapitals'],
    mayNot,
    'get',
    MIRA,
  ),
  may('nia', 'get', NIA, undefined, 'that is not there'),
  mayNot('mira', 'get', NIA, undefined, 'that is not there'),
  ...each(['admin'], may, 'list', 'users'),
  ...each(['admin'], may, 'count', 'users'),
  ...each(['visitor', 'mira', 'subscriber', 'moderator', 'adminInList'], mayNot, 'list', 'users'),
  ...each(['mira', 'moderator'], mayNot, 'count', 'users'),
];

/** A first profile that must be refused, by what is wrong with it. */
const refused: Readonly<Record<string, Data>> = {
  'as admin': { role: 'admin' },
  'as moderator': { role: 'moderator' },
  'with an unknown role': { role: 'owner' },
  subscribed: { subscriptionStatus: 'active' },
  'with a status of its own': { subscriptionStatus: 'trialing' },
  'with a status in numbers': { subscriptionStatus: 1 },
  'with a proof in text': { isEmailVerified: 'no' },
  'with another uid': { uid: 'mira' },
  'with another e-mail': { email: 'x@gschool.example' },
  'with no e-mail in it': { email: '' },
  'with an e-mail that is not proven': { isEmailVerified: true },
  'created yesterday': { createdAt: 'yesterday' },
  'created in month 13': { createdAt: '2026-13-01T08:00:00Z' },
  'created with words after the instant': { createdAt: '2026-11-01T08:00:00Z; or so' },
  'created at a timestamp': { createdAt: new Date(0) },
  'created at a number': { createdAt: 1_790_000_000_000 },
  'with a date alone': { createdAt: '2026-11-01' },
  'by an unknown provider': { authProvider: 'phone' },
  'with an unknown field': { isPaid: true },
  'with a claim as a field': { subscribed: true },
  'with 101 %': { profileCompleteness: 101 },
  'with -1 %': { profileCompleteness: -1 },
  'with half a percent': { profileCompleteness: 7.5 },
  'with a double percentage': { profileCompleteness: { __type__: 'double', value: '7' } },
  'with NaN %': { profileCompleteness: Number.NaN },
  'with endless %': { profileCompleteness: Infinity },
  'with -0 %': { profileCompleteness: -0 },
  'with a photo by plain http': { photoURL: 'http://x.example/a.png' },
  'with a photo in data': { photoURL: 'data:image/svg+xml,<svg/>' },
  'with a photo in script': { photoURL: 'javascript:alert(1)' },
  "with another's photo": { photoURL: 'users/mira/avatar' },
  'with a photo of two lines': { photoURL: 'https://x.example/a.png\nx' },
  'with a photo of no host': { photoURL: 'https://' },
  'with an unknown place': { location: { planet: 'Mars' } },
  'with a list of places': { location: [] },
  'with a preference too many': { preferences: { isAdmin: true } },
  'with 51 preferences': {
    preferences: { contentPreferences: Array.from({ length: 51 }, (_, n) => `p${n}`) },
  },
  'with a number among the preferences': { preferences: { contentPreferences: ['a', 7] } },
  'with a map among the preferences': { preferences: { contentPreferences: [{ a: 'b' }] } },
  'with an empty preference': { preferences: { contentPreferences: [''] } },
  'with a preference of two lines': { preferences: { contentPreferences: ['a\nb'] } },
  'with a preference of 201 characters': { preferences: { contentPreferences: ['a', long] } },
};

/** A first profile that the product may well write. */
const accepted: Readonly<Record<string, Data>> = {
  'from Google': { authProvider: 'google', photoURL: 'https://photos.example/a?sz=96&v=1' },
  'with a signed photo': { photoURL: `https://photos.example/a?${'x'.repeat(1900)}` },
  'with the own photo': { photoURL: 'users/nia/avatar' },
  'with a name of 200 characters': { displayName: 'x'.repeat(200) },
  'with a name in Arabic': { displayName: 'نيا' },
  'with a name in pictures': { displayName: '💪'.repeat(100) },
  'with no milliseconds': { createdAt: '2026-11-01T08:00:00Z' },
  'with 100 %': { profileCompleteness: 100 },
  'with 50 preferences': {
    preferences: { contentPreferences: Array.from({ length: 50 }, (_, n) => `p, ${n}`) },
  },
  'with a preference of 200 characters': {
    preferences: { contentPreferences: ['x'.repeat(200), 'level: beginner, "soft"'] },
  },
};

const needed = [
  'uid',
  'email',
  'role',
  'subscriptionStatus',
  'createdAt',
  'isEmailVerified',
  'authProvider',
  'photoURL',
  'profileCompleteness',
];

const creations: readonly AccessCase[] = [
  may('nia', 'set', NIA, nia),
  may('niaProven', 'set', NIA, { ...nia, isEmailVerified: true }, 'with a proven e-mail'),
  mayNot('niaProven', 'set', NIA, nia, 'that denies the proven e-mail'),
  ...each(['visitor', 'nameless', 'mira', 'moderator', 'admin'], mayNot, 'set', NIA).map(
    (attempt) => ({ ...attempt, data: nia, but: "somebody else's first profile" }),
  ),
  mayNot('nameless', 'set', 'users/nameless', aProfile('nameless', { email: '' }), 'no e-mail'),
  mayNot('nameless', 'set', 'users/nameless', aProfile('nameless', { email: null }), 'null e-mail'),
  mayNot('nia', 'set', NIA, {}, 'empty'),
  ...needed.map((name) => mayNot('nia', 'set', NIA, without(nia, name), `without ${name}`)),
  may('nia', 'set', NIA, without(nia, 'displayName', 'location', 'preferences'), 'the least'),
  ...Object.entries(refused).map(([but, changes]) =>
    mayNot('nia', 'set', NIA, { ...nia, ...changes }, but),
  ),
  ...Object.entries(accepted).map(([but, changes]) =>
    may('nia', 'set', NIA, { ...nia, ...changes }, but),
  ),
];

const { role: _role, ...roleless } = aProfile('mira');
const changes: readonly AccessCase[] = [
  may('mira', 'update', MIRA, { displayName: 'Mira', photoURL: 'https://x.example/a.png' }),
  may('mira', 'update', MIRA, { profileCompleteness: 100, firstName: 'M' }),
  may('mira', 'update', MIRA, { role: 'user', uid: 'mira' }, 'what it is already'),
  may('mira', 'set', MIRA, aProfile('mira', { displayName: 'Mira' }), 'whole'),
  mayNot('mira', 'set', MIRA, aProfile('mira', { role: 'admin' }), 'whole, as admin'),
  mayNot('mira', 'set', MIRA, roleless, 'whole, without role'),
  may('miraProven', 'update', MIRA, { isEmailVerified: true }),
  mayNot('miraProven', 'update', MIRA, { isEmailVerified: 'true' }, 'proven, as text'),
  may('miraMoved', 'update', MIRA, { email: 'mira@new.example' }),
  may('miraMoved', 'update', MIRA, { displayName: 'Mira' }, 'before the e-mail is healed'),
  mayNot('miraMoved', 'update', MIRA, { email: 'x@new.example' }),
  mayNot('nameless', 'set', 'users/mira', aProfile('mira'), 'without an e-mail'),
  ...[
    'uid',
    'email',
    'role',
    'subscriptionStatus',
    'createdAt',
    'authProvider',
    'isEmailVerified',
  ].map((name) => mayNot('mira', 'update', MIRA, {}, { removes: [name], but: `removes ${name}` })),
  may(
    'mira',
    'update',
    MIRA,
    {},
    { removes: ['photoURL', 'preferences'], but: 'removes the rest' },
  ),
  mayNot('mira', 'update', MIRA, { isPaid: true }),
  mayNot('mira', 'update', MIRA, { 'location.planet': 'Mars' }),
  mayNot('mira', 'update', MIRA, { 'preferences.role': 'admin' }),
  mayNot('mira', 'update', MIRA, {}, { stamps: ['createdAt'], but: 'createdAt by the server' }),
  mayNot('mira', 'update', MIRA, { photoURL: 'users/nia/avatar' }, "another's photo"),
  may('mira', 'update', MIRA, { photoURL: 'users/mira/avatar' }, 'the own photo'),
  may('mira', 'update', MIRA, { photoURL: '' }, 'no photo'),
  may('lapsed', 'update', 'users/lapsed', { displayName: 'Old' }, 'a profile of old'),
  mayNot('nia', 'update', NIA, { displayName: 'Nia' }, 'that is not there'),
  mayNot('mira', 'update', NIA, { displayName: 'Nia' }, 'that is not there'),
  mayNot('lapsed', 'update', 'users/lapsed', { subscriptionStatus: 'active' }),
  mayNot('lapsed', 'update', 'users/lapsed', { authProvider: 'google' }, 'a provider of old'),
  may('admin', 'update', 'users/admin', { displayName: 'Ada' }, 'the own profile'),
  mayNot('admin', 'update', 'users/admin', { role: 'user' }, 'the own role'),
];

const again = { does: 'set', path: MIRA } as const;
const deletions: readonly AccessCase[] = [
  may('mira', 'delete', MIRA),
  ...each(['visitor', 'nia', 'moderator', 'admin'], mayNot, 'delete', MIRA),
  mayNot('mira', 'batch', MIRA, undefined, {
    but: 'deleted and made again as admin',
    writes: [
      { does: 'delete', path: MIRA },
      { ...again, data: aProfile('mira', { role: 'admin' }) },
    ],
  }),
  mayNot('mira', 'batch', MIRA, undefined, {
    but: 'deleted and made again as subscriber',
    writes: [
      { does: 'delete', path: MIRA },
      { ...again, data: aProfile('mira', { subscriptionStatus: 'active' }) },
    ],
  }),
  mayNot('mira', 'batch', MIRA, undefined, {
    but: 'deleted and made again as a newer member',
    writes: [
      { does: 'delete', path: MIRA },
      { ...again, data: aProfile('mira', { createdAt: '2026-11-20T10:00:00.000Z' }) },
    ],
  }),
  mayNot('nia', 'batch', NIA, undefined, {
    but: 'made, and verified in the same breath',
    writes: [
      { does: 'set', path: NIA, data: nia },
      { does: 'update', path: NIA, data: { isEmailVerified: true } },
    ],
  }),
  mayNot('nia', 'batch', NIA, undefined, {
    but: 'made, and promoted in the same breath',
    writes: [
      { does: 'set', path: NIA, data: nia },
      { does: 'set', path: NIA, data: { ...nia, role: 'admin' } },
    ],
  }),
  may('mira', 'batch', MIRA, undefined, {
    but: 'everything of an account',
    writes: [MIRA, 'users/mira/state/library', 'users/mira/history/sunrise'].map((path) => ({
      does: 'delete',
      path,
    })),
  }),
  mayNot('mira', 'batch', MIRA, undefined, {
    but: 'an own change beside a forbidden one',
    writes: [
      { does: 'update', path: MIRA, data: { displayName: 'Mira' } },
      { does: 'set', path: 'users/nia', data: nia },
    ],
  }),
];

/** `users/{uid}`: who reads it, how it begins, changes and ends. */
export const profileCases: readonly AccessCase[] = [
  ...reads,
  ...creations,
  ...changes,
  ...deletions,
];
