import { orderFields } from '../../../packages/domain/src/documents/order';
import { formatOrderNumber } from '../../../packages/domain/src/shop/orderNumber';
import { forUsers, allow, deny, type AccessCase, type CaseOptions } from '../accessCase';
import { countCheckout } from '../checkoutCount';
import { getInvalidDocuments } from '../../../packages/domain/src/testing/fieldTrials';
import { aNumber, anOrder, storedNumbers, type Data } from '../samples';
import type { UserName } from '../users';

const NUMBER = aNumber('fresh');
const STORED = `orders/${storedNumbers.own}`;

const line = { productId: 'mat', priceId: 'price_1Mat', quantity: 1 };
const lines = (count: number, broken?: { at: number; by: unknown }): readonly unknown[] =>
  Array.from({ length: count }, (_, n) => (n === broken?.at ? broken.by : line));

const freshOrder = (changes: Data = {}): Data => anOrder({ sessionId: `${NUMBER}-1`, ...changes });

const address = anOrder()['address'] as Data;
const withAddress = (changes: Data): Data => ({ address: { ...address, ...changes } });

const invalidOrders: Readonly<Record<string, Data>> = {
  'for another user': { uid: 'nia' },
  'paid already': { status: 'paid' },
  'with a total': { total: 0 },
  'with an amount': { amount: 1 },
  'without a session': { sessionId: '' },
  'with the session of another': { sessionId: `${storedNumbers.own}-1` },
  'with a later session': { sessionId: `${NUMBER}-2` },
  'with a session of a bad id': { sessionId: 'a/b' },
  'with no line': { lines: [] },
  'with a line in text': { lines: ['mat'] },
  'with a line that names its price': { lines: [{ ...line, unitAmount: 1 }] },
  'with a line of no quantity': { lines: [{ productId: 'mat', priceId: 'price_1' }] },
  'with a line of no product': { lines: [line, { priceId: 'price_1', quantity: 1, total: 0 }] },
  'with a line of no price': { lines: [line, { productId: 'mat', quantity: 1, total: 0 }] },
  'with a line that is null': { lines: [line, null] },
  'with a line of quantity 0': { lines: [{ ...line, quantity: 0 }] },
  'with a line of quantity 100': { lines: [{ ...line, quantity: 100 }] },
  'with a line of quantity in text': { lines: [{ ...line, quantity: '5' }] },
  'with a line of two quantities in text': { lines: [{ ...line, quantity: '5,7' }] },
  'with a line of many quantities in text': {
    lines: [{ ...line, quantity: Array(500).fill('99').join(',') }],
  },
  'with a line of quantities in a list': { lines: [{ ...line, quantity: [5, 7] }] },
  'with a line of two products in one': { lines: [{ ...line, productId: 'mat,block' }] },
  'with a line of products in a list': { lines: [{ ...line, productId: ['mat'] }] },
  'with a line of two prices in one': { lines: [{ ...line, priceId: 'price_1,price_2' }] },
  'with a line of a bad product': { lines: [{ ...line, productId: '../mat' }] },
  'with a line of a bad price': { lines: [{ ...line, priceId: 7 }] },
  'to no name': withAddress({ name: '' }),
  ...Object.fromEntries(
    Object.entries({
      'two spaces': '  ',
      'a no-break space': '\u00a0',
      'an ideographic space': '\u3000',
      'a zero-width space': '\u200b',
      'a Hangul choseong filler': '\u115f',
      'a Hangul jungseong filler': '\u1160',
      'a Hangul filler': '\u3164',
      'a half-width Hangul filler': '\uffa0',
      'empty Braille patterns': '\u2800'.repeat(90),
      'a variation selector': '\ufe0f',
      'an invisible Khmer vowel': '\u17b4',
      'a tag': '\u{e0041}',
      'blanks of all kinds': ' \u2800\u3164\u115f\u1160\uffa0\u00ad\u2060',
    }).flatMap(([what, blank]) =>
      ['name', 'line1', 'city', 'country'].map((name) => [
        `to a ${name} of ${what}`,
        withAddress({ [name]: blank }),
      ]),
    ),
  ),
  'to no street': withAddress({ line1: '' }),
  ...Object.fromEntries(
    ['\u0000', '\n', '\u001b', '\u007f', '\u0085', '\u061c', '\u200e', '\u200f', '\u2028', '\u2029']
      .concat(['\u202a', '\u202e', '\u2066', '\u2069'])
      .map((character) => [
        `to a name with U+${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
        withAddress({ name: `Mira${character}Sol` }),
      ]),
  ),
  'to a phone with a line break': withAddress({ phone: '1\n2' }),
};

/** Ids that are not order numbers. Some look like the number of someone’s order. */
const foreignIds: Readonly<Record<string, string>> = {
  'of any characters': 'a.b',
  'of a member': 'mira',
  'in lower case': storedNumbers.foreign.toLowerCase(),
  'with a small letter': `${NUMBER.slice(0, -1)}a`,
  'with an O for a zero': `O${NUMBER.slice(1)}`,
  'with an I for a one': `I${NUMBER.slice(1)}`,
  'with an L for a one': `L${NUMBER.slice(1)}`,
  'with a U': `U${NUMBER.slice(1)}`,
  'with hyphens': formatOrderNumber(storedNumbers.foreign),
  'of 25 characters': NUMBER.slice(1),
  'of 27 characters': `${NUMBER}0`,
  'with a space at its end': `${NUMBER} `,
  'with a line break at its end': `${NUMBER}\n`,
  'with a digit of another script': `${NUMBER.slice(0, -1)}\u0661`,
};

interface Placing extends CaseOptions {
  number?: string;
  /** The fields of the count; null for a commit without one. */
  count?: Data | null;
}

/** Places an order, and counts its checkout in the same commit. */
const places =
  (rule: typeof allow) =>
  (user: UserName, data: Data, details: Placing | string = {}): AccessCase => {
    const {
      number = NUMBER,
      count = {},
      serverTimestamps = ['createdAt'],
      ...options
    } = typeof details === 'string' ? { detail: details } : details;
    const path = `orders/${number}`;
    const order = { operation: 'set', path, data, serverTimestamps } as const;
    const counted = countCheckout(String(data['uid'] ?? 'mira'), `${number}-1`, count ?? {});
    return rule(user, 'batch', path, undefined, {
      ...options,
      writes: count ? [order, counted] : [order],
    });
  };

const mayPlace = places(allow);
const mayNotPlace = places(deny);

/** `orders/{id}`: only the owner's, without totals, with a server timestamp, never changed. */
export const orderCases: readonly AccessCase[] = [
  allow('mira', 'get', STORED),
  ...forUsers(['visitor', 'nia', 'moderator', 'admin'], deny, 'get', STORED),
  deny('mira', 'get', `orders/${storedNumbers.foreign}`),
  deny('mira', 'get', `orders/${aNumber('none')}`, undefined, 'that is not there'),
  mayPlace('miraProven', freshOrder()),
  mayPlace('newcomer', freshOrder({ uid: 'newcomer' })),
  mayNotPlace('mira', freshOrder(), 'with an unverified address'),
  mayNotPlace('niaProven', freshOrder({ uid: 'nia' }), 'without a profile'),
  mayNotPlace('miraProven', freshOrder(), { count: null, detail: 'without a count' }),
  mayNotPlace('miraProven', freshOrder({ uid: 'nia' }), {
    count: null,
    detail: 'for another user, without a count',
  }),
  mayNotPlace('miraProven', freshOrder(), {
    count: { sessionId: `${storedNumbers.own}-1` },
    detail: 'with the count of another',
  }),
  mayNotPlace('busy', freshOrder({ uid: 'busy' }), 'after ten'),
  mayPlace('miraProven', freshOrder({ lines: lines(20) }), {
    detail: '20 lines',
  }),
  mayPlace('miraProven', freshOrder(withAddress({ line2: 'B', region: 'Loire', phone: '+33' })), {
    detail: 'a whole address',
  }),
  mayPlace(
    'miraProven',
    freshOrder(withAddress({ name: 'Zoë 明 O’Neil نورة \u200c\u00a0👩‍🦰', line1: 'Straße 1/2, #3' })),
    { detail: 'names of many scripts' },
  ),
  // Treated as spaces, and a name may have spaces.
  mayPlace('miraProven', freshOrder(withAddress({ name: '\u3164Mira\u2800Sol' })), {
    detail: 'fillers in a name',
  }),
  mayNotPlace('miraProven', freshOrder(), { serverTimestamps: [], detail: 'without a time' }),
  mayNotPlace('miraProven', freshOrder({ createdAt: new Date(Date.now()) }), {
    serverTimestamps: [],
    detail: 'with a time from the browser',
  }),
  mayNotPlace('miraProven', freshOrder({ createdAt: '2026-11-20T10:00:00.000Z' }), {
    serverTimestamps: [],
    detail: 'time in text',
  }),
  ...Object.entries(foreignIds).map(([detail, number]) =>
    mayNotPlace('miraProven', freshOrder({ sessionId: `${number}-1` }), {
      number,
      detail: `the id ${detail}`,
    }),
  ),
  ...(['visitor', 'niaProven', 'admin'] as const).map((user) =>
    mayNotPlace(user, freshOrder(), { detail: "mira's" }),
  ),
  ...Object.entries(invalidOrders).map(([detail, changes]) =>
    mayNotPlace('miraProven', freshOrder(changes), detail),
  ),
  ...Object.entries(getInvalidDocuments(orderFields, freshOrder())).map(([detail, order]) =>
    mayNotPlace('miraProven', order, {
      detail,
      // The server sets `createdAt`, unless the case is about this field.
      serverTimestamps: detail.startsWith('createdAt') ? [] : ['createdAt'],
    }),
  ),
  ...lines(20).flatMap((_, at) => {
    const order = (by: unknown) => freshOrder({ lines: lines(20, { at, by }) });
    const detail = (what: string) => ({
      detail: `20 lines, number ${at} ${what}`,
      isUncounted: true,
    });
    return [
      mayNotPlace('miraProven', order({ ...line, quantity: 0 }), detail('for nothing')),
      mayNotPlace('miraProven', order({ ...line, productId: '' }), detail('of no product')),
      mayNotPlace('miraProven', order({ ...line, priceId: '' }), detail('of no price')),
      mayNotPlace('miraProven', order({ ...line, total: 0 }), detail('with a total')),
    ];
  }),
  mayNotPlace('miraProven', anOrder(), { number: storedNumbers.own, detail: 'a second time' }),
  ...(['mira', 'admin'] as const).flatMap((user) => [
    deny(user, 'update', STORED, { status: 'paid' }),
    deny(user, 'update', STORED, { address }),
    deny(user, 'delete', STORED),
  ]),
];
