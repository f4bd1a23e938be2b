import { forUsers, allow, deny, type AccessCase } from '../accessCase';
import { anOrder, type Data } from '../samples';

const FRESH = 'orders/8f14e45fceea167a5a36dedd4bea2543';
const serverTimestamps = ['createdAt'] as const;
const long = 'x'.repeat(201);

const line = { productId: 'mat', priceId: 'price_1Mat', quantity: 1 };
const lines = (count: number, broken?: { at: number; by: unknown }): readonly unknown[] =>
  Array.from({ length: count }, (_, n) => (n === broken?.at ? broken.by : line));

const address = anOrder()['address'] as Data;
const withAddress = (changes: Data): Data => ({ address: { ...address, ...changes } });

const invalidOrders: Readonly<Record<string, Data>> = {
  'for another user': { uid: 'nia' },
  'paid already': { status: 'paid' },
  'with a total': { total: 0 },
  'with an amount': { amount: 1 },
  'without a session': { sessionId: '' },
  'with a session in numbers': { sessionId: 7 },
  'with a session of a bad id': { sessionId: 'a/b' },
  'with no line': { lines: [] },
  'with 21 lines': { lines: lines(21) },
  'with lines in a map': { lines: { 0: line } },
  'with a line in text': { lines: ['mat'] },
  'with a line that names its price': { lines: [{ ...line, unitAmount: 1 }] },
  'with a line of no quantity': { lines: [{ productId: 'mat', priceId: 'price_1' }] },
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
  'to no address': { address: null },
  'to a text': { address: '1 Quay, Nantes' },
  'to an address with an unknown key': withAddress({ note: 'x' }),
  'to no name': withAddress({ name: '' }),
  'to no street': withAddress({ line1: '' }),
  'to no city': withAddress({ city: 7 }),
  'to no country': withAddress({ country: null }),
  'to a long second line': withAddress({ line2: long }),
  'to a long region': withAddress({ region: long }),
  'to a postal code in numbers': withAddress({ postalCode: 44000 }),
  'to a phone in a map': withAddress({ phone: { number: 'x' } }),
};

const without = (name: string): Data =>
  Object.fromEntries(Object.entries(anOrder()).filter(([key]) => key !== name));

/** `orders/{id}`: only the owner's, without totals, with a server timestamp, never changed. */
export const orderCases: readonly AccessCase[] = [
  allow('mira', 'get', 'orders/one'),
  ...forUsers(['visitor', 'nia', 'moderator', 'admin'], deny, 'get', 'orders/one'),
  deny('mira', 'get', 'orders/foreign'),
  deny('mira', 'get', 'orders/none', undefined, 'that is not there'),
  allow('mira', 'set', FRESH, anOrder(), { serverTimestamps }),
  allow('mira', 'set', FRESH, anOrder({ lines: lines(20) }), {
    serverTimestamps,
    detail: '20 lines',
  }),
  allow('mira', 'set', FRESH, anOrder(withAddress({ line2: 'B', region: 'Loire', phone: '+33' })), {
    serverTimestamps,
    detail: 'a whole address',
  }),
  deny('mira', 'set', FRESH, anOrder(), 'without a time'),
  deny('mira', 'set', FRESH, anOrder({ createdAt: new Date() }), 'with a time from the browser'),
  deny('mira', 'set', FRESH, anOrder({ createdAt: '2026-11-20T10:00:00.000Z' }), 'time in text'),
  deny('mira', 'set', 'orders/a.b', anOrder(), { serverTimestamps, detail: 'a bad id' }),
  ...(['visitor', 'nia', 'admin'] as const).map((user) =>
    deny(user, 'set', FRESH, anOrder(), { serverTimestamps, detail: "mira's" }),
  ),
  ...Object.entries(invalidOrders).map(([detail, changes]) =>
    deny('mira', 'set', FRESH, anOrder(changes), { serverTimestamps, detail }),
  ),
  ...['uid', 'status', 'lines', 'address', 'sessionId'].map((name) =>
    deny('mira', 'set', FRESH, without(name), {
      serverTimestamps,
      detail: `without ${name}`,
    }),
  ),
  ...lines(20).flatMap((_, at) => {
    const order = (by: unknown) => anOrder({ lines: lines(20, { at, by }) });
    const detail = (what: string) => ({
      serverTimestamps,
      detail: `20 lines, number ${at} ${what}`,
      isUncounted: true,
    });
    return [
      deny('mira', 'set', FRESH, order({ ...line, quantity: 0 }), detail('for nothing')),
      deny('mira', 'set', FRESH, order({ ...line, productId: '' }), detail('of no product')),
      deny('mira', 'set', FRESH, order({ ...line, priceId: '' }), detail('of no price')),
      deny('mira', 'set', FRESH, order({ ...line, total: 0 }), detail('with a total')),
    ];
  }),
  deny('mira', 'set', 'orders/one', anOrder(), { serverTimestamps, detail: 'a second time' }),
  ...(['mira', 'admin'] as const).flatMap((user) => [
    deny(user, 'update', 'orders/one', { status: 'paid' }),
    deny(user, 'update', 'orders/one', { address }),
    deny(user, 'delete', 'orders/one'),
  ]),
];
