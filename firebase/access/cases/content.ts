import { each, may, mayNot, type AccessCase } from '../accessCase';
import type { Who } from '../people';

/** Claims that open nothing. */
const unpaid: readonly Who[] = [
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
  'moderator',
];
const paid: readonly Who[] = ['subscriber', 'miraPaid'];

const index = ['catalogue/manifest', 'catalogue/index-0', 'videos/sunrise'] as const;
const film = ['videos/sunrise/playback/main', 'events/live/access/join'] as const;
const open = ['events/live', 'products/mat', 'products/mat/prices/one'] as const;
const own = [
  'customers/mira',
  'customers/mira/subscriptions/one',
  'customers/mira/payments/one',
  'customers/mira/checkout_sessions/asked',
] as const;
/** There, but on no line of the rules. */
const unnamed = [
  'secrets/one',
  'catalogue/draft',
  'videos/sunrise/playback/master',
  'events/live/access/host',
  'products/mat/tax_rates/one',
] as const;

const reads: readonly AccessCase[] = [
  ...each([...paid, 'admin'], may, 'get', ...index),
  ...each([...unpaid, 'adminInList', 'adminInCapitals'], mayNot, 'get', ...index),
  ...each(['subscriber', 'admin'], may, 'list', 'videos'),
  ...each(['visitor', 'mira', 'lapsed', 'endless'], mayNot, 'list', 'videos'),
  ...each(['subscriber', 'admin'], mayNot, 'list', 'catalogue', 'videos/sunrise/playback'),
  ...each(paid, may, 'get', ...film),
  ...each([...unpaid, 'admin'], mayNot, 'get', ...film),
  ...each(['visitor', 'mira', 'lapsed'], may, 'get', ...open),
  ...each(['visitor'], may, 'list', 'events', 'products', 'products/mat/prices'),
  ...each(['visitor'], may, 'count', 'products'),
  ...each(['visitor', 'subscriber'], mayNot, 'list', 'events/live/access'),
  ...each(['mira'], may, 'get', ...own),
  ...each(['mira'], may, 'list', 'customers/mira/subscriptions', 'customers/mira/payments'),
  ...each(
    ['visitor', 'nia', 'admin'],
    mayNot,
    'list',
    'customers/mira/subscriptions',
    'customers/mira/payments',
  ),
  ...each(['visitor', 'nia', 'subscriber', 'moderator', 'admin'], mayNot, 'get', ...own),
  ...each(['visitor', 'mira', 'admin'], mayNot, 'list', 'customers'),
  ...each(['visitor', 'miraPaid', 'admin'], mayNot, 'get', ...unnamed),
  ...each(['visitor', 'subscriber', 'admin'], may, 'get', 'orderStatus/0123456789abcdef'),
  may('visitor', 'get', 'orderStatus/fedcba9876543210', undefined, 'a number that is not there'),
  ...each(['visitor', 'mira', 'subscriber', 'admin'], mayNot, 'list', 'orderStatus'),
  ...each(['admin'], mayNot, 'count', 'orderStatus'),
];

const changed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
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

const writers: readonly Who[] = ['visitor', 'miraPaid', 'admin'];
const writes: readonly AccessCase[] = [
  ...Object.entries(changed).flatMap(([path, data]) => [
    ...writers.map((who) => mayNot(who, 'update', path, data)),
    ...writers.map((who) => mayNot(who, 'delete', path)),
    ...writers.map((who) => mayNot(who, 'set', `${path}-2`, data)),
  ]),
  mayNot('mira', 'set', 'customers/mira', { email: 'mira@gschool.example' }, 'anew'),
  mayNot('mira', 'set', 'anything/else', { text: 'x' }),
  mayNot('admin', 'set', 'secrets/one', { text: 'x' }),
];

/** What the trusted side writes and others read. */
export const contentCases: readonly AccessCase[] = [...reads, ...writes];
