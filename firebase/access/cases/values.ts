import { allow, deny, type AccessCase, type BatchWrite } from '../accessCase';
import { countCheckout } from '../checkoutCount';
import {
  aCart,
  aCartCheckout,
  aHistory,
  aNumber,
  anOrder,
  aPlaylist,
  storedNumbers,
  type Data,
} from '../samples';

const PROFILE = 'users/mira';
const LIBRARY = 'users/mira/state/library';
const WATCHED = 'users/mira/history/sunrise';
const NUMBER = aNumber('fresh');
const PAYMENT = `${storedNumbers.own}-2`;

const tagged = (type: string, value: string) => ({ __type__: type, value });

/** Values that look like a number or a text where the rules join several of them to one text. */
const ambiguousValues: Readonly<Record<string, unknown>> = {
  'a double': tagged('double', '2'),
  'a negative zero': tagged('double', '-0'),
  'a huge number': 1e9,
  'an Arabic digit': '\u0665',
  'a full-width digit': '\uff15',
  true: true,
  false: false,
  null: null,
  'a timestamp': new Date(5),
  bytes: tagged('bytes', 'NQ=='),
  'a place': tagged('geopoint', '5,5'),
  'a reference': tagged('reference', 'projects/demo-gschool/databases/(default)/documents/a/b'),
};

const line = { productId: 'mat', priceId: 'price_1Mat', quantity: 1 };

const place = (detail: string, changed: Data): AccessCase => {
  const path = `orders/${NUMBER}`;
  const data = anOrder({ sessionId: `${NUMBER}-1`, lines: [line, { ...line, ...changed }] });
  return deny('miraProven', 'batch', path, undefined, {
    detail,
    writes: [
      { operation: 'set', path, data, serverTimestamps: ['createdAt'] },
      countCheckout('mira', `${NUMBER}-1`),
    ],
  });
};

const pay = (detail: string, changed: Data): AccessCase => {
  const path = `customers/mira/checkout_sessions/${PAYMENT}`;
  const item = { price: 'price_1Mat', quantity: 1 };
  return deny('miraProven', 'batch', path, undefined, {
    detail,
    writes: [
      { operation: 'set', path, data: aCartCheckout([item, { ...item, ...changed }]) },
      countCheckout('mira', PAYMENT),
    ],
  });
};

const inLines: readonly AccessCase[] = Object.entries(ambiguousValues).flatMap(([what, value]) => [
  place(`${what} as a quantity`, { quantity: value }),
  place(`${what} as a product`, { productId: value }),
  pay(`${what} as a quantity`, { quantity: value }),
  ...(typeof value === 'string' ? [] : [pay(`${what} as a price`, { price: value })]),
]);

/** Texts that a pattern must not take for ASCII or for one line. */
const inPatterns: readonly AccessCase[] = [
  ...['v\u0430', 'v\u0661', 'v\n', '\uff56', 'v\u200b', true, 1, null].map((value) =>
    deny('miraPaid', 'update', LIBRARY, { saved: [value] }, `the id ${JSON.stringify(value)}`),
  ),
  deny(
    'miraPaid',
    'update',
    LIBRARY,
    { days: ['\u0662\u0660\u0662\u0666-11-20=1'] },
    'an Arabic day',
  ),
  deny('miraPaid', 'update', LIBRARY, { marks: ['saved+a@1\n'] }, 'a mark with a line break'),
  deny('mira', 'update', 'users/mira/state/cart', { lines: ['a:b:\uff12'] }, 'a full-width digit'),
  deny('mira', 'update', 'users/mira/state/cart', { lines: ['a:b:2\n'] }, 'a line break'),
  ...['\u2028', '\u0085', 'a\rb'].map((text) =>
    allow(
      'mira',
      'update',
      PROFILE,
      { 'preferences.contentPreferences': [text] },
      `the preference ${JSON.stringify(text)}`,
    ),
  ),
  deny('mira', 'update', PROFILE, { 'preferences.contentPreferences': ['a\n'] }, 'two lines'),
  ...[
    '2026-11-20T24:00:00Z',
    '2026-11-20T10:00:60Z',
    '2026-11-20t10:00:00z',
    '+002026-11-20T10:00:00Z',
    '2026-11-20T10:00:00+00:00',
    '2026-11-20T10:00:00.1234567891Z',
    '2026-11-20T10:00:00Z\n',
    '\u0662\u0660\u0662\u0666-11-20T10:00:00Z',
  ].map((at) => deny('miraPaid', 'update', WATCHED, { lastWatchedAt: at }, JSON.stringify(at))),
  ...['\uff56', 'v\u200b', '\u202ev', 'v%2F', '\u2603'].map((id) =>
    deny('miraPaid', 'set', `users/mira/history/${id}`, aHistory(), `the id ${JSON.stringify(id)}`),
  ),
];

/** Names of fields that JavaScript objects have anyway, or that look like a known one. */
const inNames: readonly AccessCase[] = [
  ...['constructor', 'toString', 'hasOwnProperty'].flatMap((name) => [
    deny('mira', 'update', PROFILE, { [name]: 'x' }),
    deny('mira', 'update', PROFILE, { [`location.${name}`]: 'x' }),
  ]),
  deny('mira', 'update', PROFILE, { '`role\u00a0`': 'admin' }, 'a role with a space'),
  deny('mira', 'update', PROFILE, { '`r\u043ele`': 'admin' }, 'a role with a Cyrillic letter'),
  deny('mira', 'update', PROFILE, { Role: 'admin' }),
  deny('mira', 'update', PROFILE, {
    location: Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`k${n}`, 'x'])),
  }),
  deny('mira', 'update', PROFILE, { location: { country: 'x'.repeat(1_000_000) } }, '1 MB'),
];

const write = (path: string, data: Data, serverTimestamps: readonly string[] = []): BatchWrite => ({
  operation: 'set',
  path,
  data,
  serverTimestamps,
});
const order = (number: string): BatchWrite =>
  write(`orders/${number}`, anOrder({ sessionId: `${number}-1` }), ['createdAt']);

/** The same document several times in one commit. */
const repeated: readonly AccessCase[] = [
  deny('miraProven', 'batch', `orders/${NUMBER}`, undefined, {
    detail: 'two orders with one count',
    writes: [order(NUMBER), countCheckout('mira', `${NUMBER}-1`), order(aNumber('two'))],
  }),
  deny('miraPaid', 'batch', 'users/mira/playlists/mornings', undefined, {
    detail: 'deleted, set again, and counted down',
    writes: [
      { operation: 'delete', path: 'users/mira/playlists/mornings' },
      write('users/mira/playlists/mornings', aPlaylist()),
      write('customers/mira/limits/playlists', { count: 0, playlistId: 'mornings' }),
    ],
  }),
  deny('nia', 'batch', 'users/nia/state/cart', undefined, {
    detail: 'before the profile exists',
    writes: [write('users/nia/state/cart', aCart())],
  }),
];

/** Values, texts and names that are easily taken for valid ones. */
export const valueCases: readonly AccessCase[] = [
  ...inLines,
  ...inPatterns,
  ...inNames,
  ...repeated,
];
