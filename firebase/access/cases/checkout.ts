import { forUsers, allow, deny, type AccessCase } from '../accessCase';
import { aCartCheckout, aCheckout, type Data } from '../samples';

const ASKED = 'customers/mira/checkout_sessions/asked';
const FRESH = 'customers/mira/checkout_sessions/fresh-1';
const SITE = 'http://localhost:5173';
const long = 'x'.repeat(201);

/** Fields that the payments extension would forward to Stripe, to pay less or to redirect elsewhere. */
const extensionFields: Data = {
  trial_period_days: 365,
  trial_from_plan: true,
  trial_end: 4_000_000_000,
  subscription_data: { trial_period_days: 365 },
  price_data: { unit_amount: 0, currency: 'usd', recurring: { interval: 'month' } },
  discounts: [{ coupon: 'FREE' }],
  coupon: 'FREE',
  promotion_code: 'promo_1',
  allow_promotion_codes: true,
  client: 'mobile',
  payment_method_collection: 'if_required',
  payment_method_types: ['sofort'],
  payment_method_options: {},
  setup_future_usage: 'off_session',
  automatic_tax: false,
  tax_rates: [],
  dynamic_tax_rates: [],
  collect_shipping_rates: true,
  shipping_options: [],
  billing_address_collection: 'auto',
  client_reference_id: 'nia',
  customer: 'cus_nia',
  customer_email: 'nia@gschool.example',
  customer_update: {},
  consent_collection: {},
  expires_at: 4_000_000_000,
  locale: 'auto',
  after_expiration: {},
  invoice_creation: {},
  ui_mode: 'embedded',
  return_url: SITE,
  success_url_2: SITE,
  // Fields that only the extension writes.
  url: 'https://evil.example/',
  sessionId: 'cs_1',
  error: { message: 'x' },
  created: 1,
  status: 'complete',
  payment_status: 'paid',
};

const foreignUrls: Readonly<Record<string, unknown>> = {
  'another host': 'https://evil.example/',
  'a host that begins like ours': 'https://localhost.evil.example/',
  'our host as its subdomain': 'https://site.example.evil.com/',
  'our origin as user': 'http://localhost:5173@evil.example/',
  'our origin with a password': 'http://localhost:5173:x@evil.example/',
  'another port': 'http://localhost:51730/',
  'no port': 'http://localhost/',
  'another scheme': 'https://localhost:5173/',
  'capital letters': 'HTTP://LOCALHOST:5173/',
  'a host after ours': 'http://localhost:5173.evil.example/',
  'a backslash': 'http://localhost:5173\\@evil.example/',
  'a second line': 'http://localhost:5173/\nhttps://evil.example/',
  'a space': 'http://localhost:5173/ x',
  'space before it': ' http://localhost:5173/',
  'no scheme': '//localhost:5173/',
  'a path alone': '/profile',
  script: 'javascript:alert(1)',
  'our origin later': 'https://evil.example/?http://localhost:5173/',
  nothing: '',
  null: null,
  'a number': 5173,
  'a list': [SITE],
  'too long': `${SITE}/${long}`,
};

const invalidFields: Readonly<Record<string, Data>> = {
  'quantity 0': { quantity: 0 },
  'quantity -1': { quantity: -1 },
  'quantity 0.5': { quantity: 0.5 },
  'quantity 100': { quantity: 100 },
  'quantity as text': { quantity: '1' },
  'quantity as a double': { quantity: { __type__: 'double', value: '1' } },
  'quantity NaN': { quantity: Number.NaN },
  'quantity null': { quantity: null },
  'a price in numbers': { price: 0 },
  'a price in a map': { price: { unit_amount: 0 } },
  'a price in a list': { price: ['price_1'] },
  'no price in it': { price: '' },
  'a price of null': { price: null },
  'a long price': { price: long },
  'mode setup': { mode: 'setup' },
  'mode of a list': { mode: ['subscription'] },
  'mode null': { mode: null },
  'metadata with more': { metadata: { orderId: 'one', role: 'admin' } },
  'metadata without an order': { metadata: {} },
  'metadata of another name': { metadata: { uid: 'nia' } },
  'metadata of a number': { metadata: { orderId: 7 } },
  'metadata of a bad id': { metadata: { orderId: '../x' } },
  'metadata in text': { metadata: 'one' },
  'metadata null': { metadata: null },
  'lines beside a price': { line_items: [{ price: 'price_1', quantity: 1 }] },
};

const line = { price: 'price_1Mat', quantity: 1 };
const lines = (count: number, broken?: { at: number; by: unknown }): readonly unknown[] =>
  Array.from({ length: count }, (_, n) => (n === broken?.at ? broken.by : line));

const invalidLines: Readonly<Record<string, unknown>> = {
  'with a key too many': { ...line, price_data: { unit_amount: 0 } },
  'with a discount': { ...line, discounts: [{ coupon: 'FREE' }] },
  'with tax rates': { ...line, tax_rates: [] },
  'with an adjustable quantity': { ...line, adjustable_quantity: { enabled: true } },
  'without a price': { quantity: 1 },
  'without a quantity': { price: 'price_1' },
  'with an invented price': { price_data: { unit_amount: 0 }, quantity: 1 },
  'with quantity 0': { ...line, quantity: 0 },
  'with quantity -1': { ...line, quantity: -1 },
  'with quantity 0.5': { ...line, quantity: 0.5 },
  'with quantity 100': { ...line, quantity: 100 },
  'with quantity as text': { ...line, quantity: '1' },
  // The rules join all values to one string, where these would look like several valid quantities.
  'with two quantities as text': { ...line, quantity: '1,2' },
  'with many quantities as text': { ...line, quantity: Array(500).fill('99').join(',') },
  'with quantities in a list': { ...line, quantity: [1, 2] },
  'with one quantity in a list': { ...line, quantity: [1] },
  'with quantity in a map': { ...line, quantity: { 1: 1 } },
  'with two prices in one': { ...line, price: 'price_1 price_2' },
  'with prices in a list': { ...line, price: ['price_1', 'price_2'] },
  'with a price in numbers': { ...line, price: 1 },
  'with an empty price': { ...line, price: '' },
  'with a long price': { ...line, price: long },
  'as text': 'price_1Mat',
  'as null': null,
  empty: {},
};

const { success_url: _success, ...noSuccess } = aCheckout();
const { cancel_url: _cancel, ...noCancel } = aCheckout();
const { mode: _mode, ...noMode } = aCheckout();
const { price: _price, ...noPrice } = aCheckout();

/** `customers/{uid}/checkout_sessions/{id}`: no one can change the price or the return URLs. */
export const checkoutCases: readonly AccessCase[] = [
  allow('mira', 'set', FRESH, aCheckout()),
  allow('mira', 'set', FRESH, aCheckout({ quantity: 1 }), 'with a quantity'),
  allow('mira', 'set', FRESH, aCheckout({ quantity: 99 }), 'with quantity 99'),
  allow('mira', 'set', FRESH, aCheckout({ mode: 'payment' }), 'of one product'),
  allow('mira', 'set', FRESH, aCheckout({ metadata: { orderId: 'one' } }), 'of an order'),
  allow('mira', 'set', FRESH, aCheckout({ success_url: SITE, cancel_url: `${SITE}/` }), 'home'),
  allow('mira', 'set', FRESH, aCheckout({ success_url: 'http://localhost:5174/#paid' }), 'shop'),
  allow('mira', 'set', FRESH, aCartCheckout(lines(1)), 'of one line'),
  // Proves that the uncounted project allows something at all.
  allow('mira', 'set', FRESH, aCartCheckout(lines(19)), {
    detail: 'of 19 lines',
    isUncounted: true,
  }),
  allow(
    'mira',
    'set',
    FRESH,
    aCartCheckout(lines(20), { metadata: { orderId: 'one' } }),
    'of 20 lines',
  ),
  ...(['visitor', 'nia', 'moderator', 'admin'] as const).map((user) =>
    deny(user, 'set', FRESH, aCheckout(), 'for another user'),
  ),
  deny('mira', 'set', 'customers/mira/checkout_sessions/a b', aCheckout(), 'a bad id'),
  deny('mira', 'set', 'customers/nia/checkout_sessions/one', aCheckout(), "nia's"),
  deny('mira', 'set', FRESH, noSuccess, 'without success_url'),
  deny('mira', 'set', FRESH, noCancel, 'without cancel_url'),
  deny('mira', 'set', FRESH, noMode, 'without mode'),
  deny('mira', 'set', FRESH, noPrice, 'without a price'),
  deny('mira', 'set', FRESH, {}, 'empty'),
  ...Object.entries(extensionFields).map(([name, value]) =>
    deny('mira', 'set', FRESH, aCheckout({ [name]: value }), `with ${name}`),
  ),
  deny('mira', 'set', FRESH, aCheckout(), {
    serverTimestamps: ['created'],
    detail: 'with a stamp',
  }),
  ...['success_url', 'cancel_url'].flatMap((name) =>
    Object.entries(foreignUrls).map(([detail, value]) =>
      deny('mira', 'set', FRESH, aCheckout({ [name]: value }), `${name}: ${detail}`),
    ),
  ),
  ...Object.entries(invalidFields).map(([detail, changes]) =>
    deny('mira', 'set', FRESH, aCheckout(changes), detail),
  ),
  deny('mira', 'set', FRESH, aCartCheckout([]), 'of no line'),
  deny('mira', 'set', FRESH, aCartCheckout(lines(21)), 'of 21 lines'),
  deny('mira', 'set', FRESH, aCartCheckout({ 0: line }), 'of a map of lines'),
  deny('mira', 'set', FRESH, aCartCheckout('price_1'), 'of lines in text'),
  deny('mira', 'set', FRESH, aCartCheckout(lines(1), { quantity: 1 }), 'of lines and a quantity'),
  deny('mira', 'set', FRESH, aCartCheckout(lines(1), { mode: 'setup' }), 'of lines to set up'),
  ...Object.entries(invalidLines).map(([detail, by]) =>
    deny('mira', 'set', FRESH, aCartCheckout(lines(2, { at: 1, by })), `of a line ${detail}`),
  ),
  deny('mira', 'set', FRESH, aCartCheckout(lines(1, { at: 0, by: { ...line, quantity: '1,2' } })), {
    detail: 'of one line with two quantities as text',
  }),
  ...lines(20).flatMap((_, at) => {
    const checkoutWith = (by: unknown) => aCartCheckout(lines(20, { at, by }));
    const detail = (what: string) => ({
      detail: `of 20 lines, number ${at} ${what}`,
      isUncounted: true,
    });
    return [
      deny('mira', 'set', FRESH, checkoutWith('price_1Mat'), `of 20 lines, number ${at} as text`),
      deny('mira', 'set', FRESH, checkoutWith({ ...line, quantity: 0 }), detail('for free')),
      deny(
        'mira',
        'set',
        FRESH,
        checkoutWith({ ...line, quantity: '1,2' }),
        detail('twice in text'),
      ),
      deny('mira', 'set', FRESH, checkoutWith({ ...line, price: '' }), detail('without a price')),
      deny(
        'mira',
        'set',
        FRESH,
        checkoutWith({ ...line, tax_rates: [] }),
        detail('with a key too many'),
      ),
    ];
  }),
  deny('mira', 'set', ASKED, aCheckout({ price: 'price_1Cheap' }), 'over an earlier one'),
  deny('mira', 'update', ASKED, { trial_period_days: 365 }),
  deny('mira', 'update', ASKED, { url: 'https://evil.example/' }),
  deny('mira', 'update', ASKED, { quantity: 1 }),
  ...forUsers(['mira', 'admin'], deny, 'delete', ASKED),
  allow('mira', 'list', 'customers/mira/checkout_sessions'),
  ...forUsers(['visitor', 'nia', 'admin'], deny, 'list', 'customers/mira/checkout_sessions'),
];
