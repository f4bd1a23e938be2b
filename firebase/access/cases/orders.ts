import { each, may, mayNot, type AccessCase } from '../accessCase';
import { anOrder, type Data } from '../samples';

const FRESH = 'orders/8f14e45fceea167a5a36dedd4bea2543';
const stamps = ['createdAt'] as const;
const long = 'x'.repeat(201);

const line = { productId: 'mat', priceId: 'price_1Mat', quantity: 1 };
const lines = (count: number, broken?: { at: number; by: unknown }): readonly unknown[] =>
  Array.from({ length: count }, (_, n) => (n === broken?.at ? broken.by : line));

const address = anOrder()['address'] as Data;
const to = (changes: Data): Data => ({ address: { ...address, ...changes } });

const wrong: Readonly<Record<string, Data>> = {
  'for somebody else': { uid: 'nia' },
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
  'to nowhere': { address: null },
  'to a text': { address: '1 Quay, Nantes' },
  'to an address with a key too many': to({ note: 'x' }),
  'to nobody': to({ name: '' }),
  'to no street': to({ line1: '' }),
  'to no town': to({ city: 7 }),
  'to no country': to({ country: null }),
  'to a long second line': to({ line2: long }),
  'to a long region': to({ region: long }),
  'to a postal code in numbers': to({ postalCode: 44000 }),
  'to a phone in a map': to({ phone: { number: 'x' } }),
};

const without = (name: string): Data =>
  Object.fromEntries(Object.entries(anOrder()).filter(([key]) => key !== name));

/** `orders/{id}`: one's own, without totals, stamped by the server, and never edited. */
export const orderCases: readonly AccessCase[] = [
  may('mira', 'get', 'orders/one'),
  ...each(['visitor', 'nia', 'moderator', 'admin'], mayNot, 'get', 'orders/one'),
  mayNot('mira', 'get', 'orders/foreign'),
  mayNot('mira', 'get', 'orders/none', undefined, 'that is not there'),
  may('mira', 'set', FRESH, anOrder(), { stamps }),
  may('mira', 'set', FRESH, anOrder({ lines: lines(20) }), { stamps, but: '20 lines' }),
  may('mira', 'set', FRESH, anOrder(to({ line2: 'B', region: 'Loire', phone: '+33' })), {
    stamps,
    but: 'a whole address',
  }),
  mayNot('mira', 'set', FRESH, anOrder(), 'without its time'),
  mayNot('mira', 'set', FRESH, anOrder({ createdAt: new Date() }), 'at a time of its own'),
  mayNot('mira', 'set', FRESH, anOrder({ createdAt: '2026-11-20T10:00:00.000Z' }), 'time in text'),
  mayNot('mira', 'set', 'orders/a.b', anOrder(), { stamps, but: 'a bad id' }),
  ...(['visitor', 'nia', 'admin'] as const).map((who) =>
    mayNot(who, 'set', FRESH, anOrder(), { stamps, but: "mira's" }),
  ),
  ...Object.entries(wrong).map(([but, changes]) =>
    mayNot('mira', 'set', FRESH, anOrder(changes), { stamps, but }),
  ),
  ...['uid', 'status', 'lines', 'address', 'sessionId'].map((name) =>
    mayNot('mira', 'set', FRESH, without(name), { stamps, but: `without ${name}` }),
  ),
  ...lines(20).flatMap((_, at) => {
    const order = (by: unknown) => anOrder({ lines: lines(20, { at, by }) });
    const but = (what: string) => ({
      stamps,
      but: `20 lines, number ${at} ${what}`,
      isAside: true,
    });
    return [
      mayNot('mira', 'set', FRESH, order({ ...line, quantity: 0 }), but('for nothing')),
      mayNot('mira', 'set', FRESH, order({ ...line, productId: '' }), but('of no product')),
      mayNot('mira', 'set', FRESH, order({ ...line, priceId: '' }), but('of no price')),
      mayNot('mira', 'set', FRESH, order({ ...line, total: 0 }), but('with a total')),
    ];
  }),
  mayNot('mira', 'set', 'orders/one', anOrder(), { stamps, but: 'anew' }),
  ...(['mira', 'admin'] as const).flatMap((who) => [
    mayNot(who, 'update', 'orders/one', { status: 'paid' }),
    mayNot(who, 'update', 'orders/one', { address }),
    mayNot(who, 'delete', 'orders/one'),
  ]),
];
