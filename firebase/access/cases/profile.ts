import { forUsers, allow, deny, type AccessCase } from '../accessCase';
import { aProfile, type Data } from '../samples';

const MIRA = 'users/mira';
const NIA = 'users/nia';
const nia = aProfile('nia');
const long = 'x'.repeat(201);

const without = (data: Data, ...names: readonly string[]): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

const reads: readonly AccessCase[] = [
  ...forUsers(['mira', 'miraMoved', 'admin'], allow, 'get', MIRA),
  ...forUsers(
    ['visitor', 'nameless', 'nia', 'subscriber', 'moderator', 'adminInList', 'adminInCapitals'],
    deny,
    'get',
    MIRA,
  ),
  allow('nia', 'get', NIA, undefined, 'that is not there'),
  deny('mira', 'get', NIA, undefined, 'that is not there'),
  ...forUsers(['admin'], allow, 'list', 'users'),
  ...forUsers(['admin'], allow, 'count', 'users'),
  ...forUsers(['visitor', 'mira', 'subscriber', 'moderator', 'adminInList'], deny, 'list', 'users'),
  ...forUsers(['mira', 'moderator'], deny, 'count', 'users'),
];

/** Invalid new profiles, by what is wrong. */
const invalidProfiles: Readonly<Record<string, Data>> = {
  'as admin': { role: 'admin' },
  'as moderator': { role: 'moderator' },
  'with an unknown role': { role: 'owner' },
  subscribed: { subscriptionStatus: 'active' },
  'with an unknown status': { subscriptionStatus: 'trialing' },
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

/** Valid new profiles. */
const validProfiles: Readonly<Record<string, Data>> = {
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

const requiredFields = [
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
  allow('nia', 'set', NIA, nia),
  allow('niaProven', 'set', NIA, { ...nia, isEmailVerified: true }, 'with a proven e-mail'),
  deny('niaProven', 'set', NIA, nia, 'that denies the proven e-mail'),
  ...forUsers(['visitor', 'nameless', 'mira', 'moderator', 'admin'], deny, 'set', NIA).map(
    (accessCase) => ({ ...accessCase, data: nia, detail: "another user's first profile" }),
  ),
  deny('nameless', 'set', 'users/nameless', aProfile('nameless', { email: '' }), 'no e-mail'),
  deny('nameless', 'set', 'users/nameless', aProfile('nameless', { email: null }), 'null e-mail'),
  deny('nia', 'set', NIA, {}, 'empty'),
  ...requiredFields.map((name) => deny('nia', 'set', NIA, without(nia, name), `without ${name}`)),
  allow('nia', 'set', NIA, without(nia, 'displayName', 'location', 'preferences'), 'the least'),
  ...Object.entries(invalidProfiles).map(([detail, changes]) =>
    deny('nia', 'set', NIA, { ...nia, ...changes }, detail),
  ),
  ...Object.entries(validProfiles).map(([detail, changes]) =>
    allow('nia', 'set', NIA, { ...nia, ...changes }, detail),
  ),
];

const { role: _role, ...profileWithoutRole } = aProfile('mira');
const changes: readonly AccessCase[] = [
  allow('mira', 'update', MIRA, { displayName: 'Mira', photoURL: 'https://x.example/a.png' }),
  allow('mira', 'update', MIRA, { profileCompleteness: 100, firstName: 'M' }),
  allow('mira', 'update', MIRA, { role: 'user', uid: 'mira' }, 'what it is already'),
  allow('mira', 'set', MIRA, aProfile('mira', { displayName: 'Mira' }), 'whole'),
  deny('mira', 'set', MIRA, aProfile('mira', { role: 'admin' }), 'whole, as admin'),
  deny('mira', 'set', MIRA, profileWithoutRole, 'whole, without role'),
  allow('miraProven', 'update', MIRA, { isEmailVerified: true }),
  deny('miraProven', 'update', MIRA, { isEmailVerified: 'true' }, 'proven, as text'),
  allow('miraMoved', 'update', MIRA, { email: 'mira@new.example' }),
  allow('miraMoved', 'update', MIRA, { displayName: 'Mira' }, 'before the e-mail is healed'),
  deny('miraMoved', 'update', MIRA, { email: 'x@new.example' }),
  deny('nameless', 'set', 'users/mira', aProfile('mira'), 'without an e-mail'),
  ...[
    'uid',
    'email',
    'role',
    'subscriptionStatus',
    'createdAt',
    'authProvider',
    'isEmailVerified',
  ].map((name) =>
    deny('mira', 'update', MIRA, {}, { removedFields: [name], detail: `removes ${name}` }),
  ),
  allow(
    'mira',
    'update',
    MIRA,
    {},
    { removedFields: ['photoURL', 'preferences'], detail: 'removes the rest' },
  ),
  deny('mira', 'update', MIRA, { isPaid: true }),
  deny('mira', 'update', MIRA, { 'location.planet': 'Mars' }),
  deny('mira', 'update', MIRA, { 'preferences.role': 'admin' }),
  deny(
    'mira',
    'update',
    MIRA,
    {},
    { serverTimestamps: ['createdAt'], detail: 'createdAt by the server' },
  ),
  deny('mira', 'update', MIRA, { photoURL: 'users/nia/avatar' }, "another's photo"),
  allow('mira', 'update', MIRA, { photoURL: 'users/mira/avatar' }, 'the own photo'),
  allow('mira', 'update', MIRA, { photoURL: '' }, 'no photo'),
  allow('lapsed', 'update', 'users/lapsed', { displayName: 'Old' }, 'a profile of old'),
  deny('nia', 'update', NIA, { displayName: 'Nia' }, 'that is not there'),
  deny('mira', 'update', NIA, { displayName: 'Nia' }, 'that is not there'),
  deny('lapsed', 'update', 'users/lapsed', { subscriptionStatus: 'active' }),
  deny('lapsed', 'update', 'users/lapsed', { authProvider: 'google' }, 'a provider of old'),
  allow('admin', 'update', 'users/admin', { displayName: 'Ada' }, 'the own profile'),
  deny('admin', 'update', 'users/admin', { role: 'user' }, 'the own role'),
];

const recreate = { operation: 'set', path: MIRA } as const;
const deletions: readonly AccessCase[] = [
  allow('mira', 'delete', MIRA),
  ...forUsers(['visitor', 'nia', 'moderator', 'admin'], deny, 'delete', MIRA),
  deny('mira', 'batch', MIRA, undefined, {
    detail: 'deleted and made again as admin',
    writes: [
      { operation: 'delete', path: MIRA },
      { ...recreate, data: aProfile('mira', { role: 'admin' }) },
    ],
  }),
  deny('mira', 'batch', MIRA, undefined, {
    detail: 'deleted and made again as subscriber',
    writes: [
      { operation: 'delete', path: MIRA },
      { ...recreate, data: aProfile('mira', { subscriptionStatus: 'active' }) },
    ],
  }),
  deny('mira', 'batch', MIRA, undefined, {
    detail: 'deleted and made again as a newer member',
    writes: [
      { operation: 'delete', path: MIRA },
      { ...recreate, data: aProfile('mira', { createdAt: '2026-11-20T10:00:00.000Z' }) },
    ],
  }),
  deny('nia', 'batch', NIA, undefined, {
    detail: 'made, and verified in the same breath',
    writes: [
      { operation: 'set', path: NIA, data: nia },
      { operation: 'update', path: NIA, data: { isEmailVerified: true } },
    ],
  }),
  deny('nia', 'batch', NIA, undefined, {
    detail: 'made, and promoted in the same breath',
    writes: [
      { operation: 'set', path: NIA, data: nia },
      { operation: 'set', path: NIA, data: { ...nia, role: 'admin' } },
    ],
  }),
  allow('mira', 'batch', MIRA, undefined, {
    detail: 'everything of an account',
    writes: [MIRA, 'users/mira/state/library', 'users/mira/history/sunrise'].map((path) => ({
      operation: 'delete',
      path,
    })),
  }),
  deny('mira', 'batch', MIRA, undefined, {
    detail: 'an allowed change beside a forbidden one',
    writes: [
      { operation: 'update', path: MIRA, data: { displayName: 'Mira' } },
      { operation: 'set', path: 'users/nia', data: nia },
    ],
  }),
];

/** `users/{uid}`: reads, creation, changes and deletion. */
export const profileCases: readonly AccessCase[] = [
  ...reads,
  ...creations,
  ...changes,
  ...deletions,
];
