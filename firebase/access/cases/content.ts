import { forUsers, allow, deny, type AccessCase } from '../accessCase';
import type { UserName } from '../users';

/** Users whose claims give no access to classes. */
const nonSubscribers: readonly UserName[] = [
  'visitor',
  'nameless',
  'mira',
  'lapsed',
  'endless',
  'textual',
  'seconds',
  'fractional',
  'nullish',
  'unpaid',
  'unpaidText',
  'unpaidNumber',
];
/** Staff see the catalog without a membership, and play no video. */
const staff: readonly UserName[] = ['moderator', 'lapsedModerator', 'admin', 'lapsedAdmin'];
const subscribers: readonly UserName[] = ['subscriber', 'miraPaid'];

const catalogueDocuments = ['catalogue/manifest', 'catalogue/index-0', 'videos/sunrise'] as const;
const subscriberOnly = ['videos/sunrise/playback/main', 'events/live/access/join'] as const;
const publicDocuments = ['events/live', 'products/mat', 'products/mat/prices/one'] as const;
const ownDocuments = [
  'customers/mira',
  'customers/mira/subscriptions/one',
  'customers/mira/payments/one',
  'customers/mira/checkout_sessions/asked',
] as const;
/** Stored documents that no `match` of the rules covers. */
const unlistedDocuments = [
  'secrets/one',
  'catalogue/draft',
  'videos/sunrise/playback/master',
  'events/live/access/host',
  'products/mat/tax_rates/one',
] as const;

const reads: readonly AccessCase[] = [
  ...forUsers([...subscribers, ...staff], allow, 'get', ...catalogueDocuments),
  ...forUsers(
    [...nonSubscribers, 'adminInList', 'adminInCapitals'],
    deny,
    'get',
    ...catalogueDocuments,
  ),
  // The catalog has an index of all classes, so no page lists them.
  ...forUsers(['subscriber', 'admin', 'visitor', 'mira', 'lapsed'], deny, 'list', 'videos'),
  ...forUsers(
    ['subscriber', 'moderator', 'admin'],
    deny,
    'list',
    'catalogue',
    'videos/sunrise/playback',
  ),
  ...forUsers(subscribers, allow, 'get', ...subscriberOnly),
  ...forUsers([...nonSubscribers, ...staff], deny, 'get', ...subscriberOnly),
  ...forUsers(['visitor', 'mira', 'lapsed'], allow, 'get', ...publicDocuments),
  ...forUsers(['visitor'], allow, 'list', 'events', 'products', 'products/mat/prices'),
  ...forUsers(['visitor'], allow, 'count', 'products'),
  ...forUsers(['visitor', 'subscriber'], deny, 'list', 'events/live/access'),
  ...forUsers(['mira'], allow, 'get', ...ownDocuments),
  ...forUsers(['mira'], allow, 'list', 'customers/mira/subscriptions', 'customers/mira/payments'),
  ...forUsers(
    ['visitor', 'nia', 'admin'],
    deny,
    'list',
    'customers/mira/subscriptions',
    'customers/mira/payments',
  ),
  ...forUsers(['visitor', 'nia', 'subscriber', 'moderator', 'admin'], deny, 'get', ...ownDocuments),
  ...forUsers(['visitor', 'mira', 'admin'], deny, 'list', 'customers'),
  ...forUsers(['visitor', 'miraPaid', 'admin'], deny, 'get', ...unlistedDocuments),
  ...forUsers(['visitor', 'subscriber', 'admin'], allow, 'get', 'orderStatus/0123456789abcdef'),
  allow('visitor', 'get', 'orderStatus/fedcba9876543210', undefined, 'a number that is not there'),
  ...forUsers(['visitor', 'mira', 'subscriber', 'admin'], deny, 'list', 'orderStatus'),
  ...forUsers(['admin'], deny, 'count', 'orderStatus'),
];

const changedFields: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'catalogue/manifest': { version: '2' },
  'catalogue/index-0': { data: '{}' },
  'videos/sunrise': { title: 'x' },
  'videos/sunrise/playback/main': { hls: 'https://evil.example/' },
  'events/live': { title: 'x' },
  'events/live/access/join': { joinUrl: 'https://evil.example/' },
  'products/mat': { active: false },
  'products/mat/prices/one': { unit_amount: 1 },
  'customers/mira': { stripeId: 'x' },
  'customers/mira/subscriptions/one': { status: 'active', role: 'premium' },
  'customers/mira/payments/one': { status: 'succeeded' },
  'orderStatus/0123456789abcdef': { state: 'delivered' },
};

const writers: readonly UserName[] = ['visitor', 'miraPaid', 'admin'];
const writes: readonly AccessCase[] = [
  ...Object.entries(changedFields).flatMap(([path, data]) => [
    ...writers.map((user) => deny(user, 'update', path, data)),
    ...writers.map((user) => deny(user, 'delete', path)),
    ...writers.map((user) => deny(user, 'set', `${path}-2`, data)),
  ]),
  deny('mira', 'set', 'customers/mira', { email: 'mira@gschool.example' }, 'a second time'),
  deny('mira', 'set', 'anything/else', { text: 'x' }),
  deny('admin', 'set', 'secrets/one', { text: 'x' }),
];

/** Documents that only the server writes. */
export const contentCases: readonly AccessCase[] = [...reads, ...writes];
