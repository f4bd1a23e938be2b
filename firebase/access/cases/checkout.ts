import {
  checkoutFields,
  checkoutLimitFields,
} from '../../../packages/domain/src/documents/checkout';
import { forUsers, allow, deny, type AccessCase, type CaseOptions } from '../accessCase';
import { countCheckout } from '../checkoutCount';
import { getInvalidDocuments } from '../../../packages/domain/src/testing/fieldTrials';
import {
  aCartCheckout,
  aCheckout,
  aCheckoutLimit,
  aNumber,
  storedNumbers,
  type Data,
} from '../samples';
import type { UserName } from '../users';

const ASKED = 'customers/mira/checkout_sessions/asked';
const { own, sent, foreign } = storedNumbers;
const FRESH_ID = `${own}-2`;
const SUBSCRIPTION_ID = 'N7Vb2mQ4kXz9LpRt5WcY';
const FRESH = `customers/mira/checkout_sessions/${FRESH_ID}`;
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
  'a list': [SITE],
  'too long': `${SITE}/${long}`,
};

const invalidFields: Readonly<Record<string, Data>> = {
  'quantity 0': { quantity: 0 },
  'quantity -1': { quantity: -1 },
  'quantity 0.5': { quantity: 0.5 },
  'quantity as a double': { quantity: { __type__: 'double', value: '1' } },
  'quantity NaN': { quantity: Number.NaN },
  'a price in a map': { price: { unit_amount: 0 } },
  'a price in a list': { price: ['price_1'] },
  'no price in it': { price: '' },
  'mode setup': { mode: 'setup' },
  'mode of a list': { mode: ['subscription'] },
  'an order': { metadata: { orderId: own } },
  'lines beside a price': { line_items: [{ price: 'price_1', quantity: 1 }] },
};

const invalidPayments: Readonly<Record<string, Data>> = {
  'metadata with more': { metadata: { orderId: own, role: 'admin' } },
  'metadata of another name': { metadata: { uid: 'nia' } },
  'metadata of a bad id': { metadata: { orderId: '../x' } },
  'metadata in text': { metadata: own },
  'an order of another member': { metadata: { orderId: foreign } },
  'an order that was sent': { metadata: { orderId: sent } },
  'an order that does not exist': { metadata: { orderId: aNumber('none') } },
  'an id that looks like the order': { metadata: { orderId: own.toLowerCase() } },
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

const { price: _price, ...noPrice } = aCheckout();

const aPayment = (changes: Data = {}): Data =>
  aCheckout({ mode: 'payment', metadata: { orderId: own }, ...changes });

interface Opening extends CaseOptions {
  /** The customer below whom the session is written. */
  uid?: string;
  id?: string;
  /** The fields of the count; null for a commit without one. */
  count?: Data | null;
}

/** Opens a checkout session, and counts it in the same commit. */
const opens =
  (rule: typeof allow) =>
  (user: UserName, data: Data, details: Opening | string = {}): AccessCase => {
    const {
      uid = 'mira',
      id = data['mode'] === 'subscription' ? SUBSCRIPTION_ID : FRESH_ID,
      count = {},
      serverTimestamps,
      ...options
    } = typeof details === 'string' ? { detail: details } : details;
    const path = `customers/${uid}/checkout_sessions/${id}`;
    const session = { operation: 'set', path, data, serverTimestamps } as const;
    const writes = count ? [session, countCheckout(uid, id, count)] : [session];
    return rule(user, 'batch', path, undefined, { ...options, writes });
  };

const mayOpen = opens(allow);
const mayNotOpen = opens(deny);

/** Who may open a checkout, how often, and for which order. */
const openings: readonly AccessCase[] = [
  mayOpen('newcomer', aCheckout(), { uid: 'newcomer', detail: 'the first one' }),
  mayOpen('miraProven', aCheckout(), {
    count: { count: 4, startedAt: aCheckoutLimit()['startedAt'] },
    detail: 'the fourth one',
  }),
  mayOpen('returning', aCheckout(), { uid: 'returning', detail: 'after a subscription ended' }),
  mayNotOpen('paying', aCheckout(), { uid: 'paying', detail: 'with a running subscription' }),
  mayNotOpen('blocked', aCheckout(), { uid: 'blocked', detail: 'of a blocked account' }),
  mayNotOpen('mira', aCheckout(), 'with an unverified address'),
  mayNotOpen('niaProven', aCheckout(), { uid: 'nia', detail: 'without a profile' }),
  mayNotOpen('miraProven', aCheckout(), { count: null, detail: 'without a count' }),
  mayNotOpen('miraProven', aCheckout(), {
    count: { sessionId: `${own}-3` },
    detail: 'with the count of another',
  }),
  mayNotOpen('busy', aCheckout(), { uid: 'busy', detail: 'after ten' }),
  mayNotOpen('busy', aCheckout(), {
    uid: 'busy',
    count: { count: 11, startedAt: new Date('2100-01-01T00:00:00.000Z') },
    detail: 'an eleventh',
  }),
  // A second session of a commit would have another id than the count.
  deny('miraProven', 'batch', FRESH, undefined, {
    detail: 'two with one count',
    writes: [
      countCheckout('mira', FRESH_ID),
      ...[FRESH_ID, `${own}-3`].map((id) => ({
        operation: 'set' as const,
        path: `customers/mira/checkout_sessions/${id}`,
        data: aPayment(),
      })),
    ],
  }),
  mayNotOpen('miraProven', aPayment({ metadata: { orderId: foreign } }), {
    id: `${foreign}-1`,
    detail: 'for an order of another member',
  }),
  mayNotOpen('miraProven', aPayment({ metadata: { orderId: sent } }), {
    id: `${sent}-2`,
    detail: 'for an order that was sent',
  }),
  mayNotOpen('miraProven', aPayment(), {
    id: aCheckoutLimit()['sessionId'] as string,
    count: null,
    detail: 'with an old count',
  }),
  // The extension uses the id as Stripe's idempotency key, which all accounts share.
  ...[FRESH_ID, own, `${SUBSCRIPTION_ID}x`, 'N7Vb2mQ4kXz9LpRt5Wc-'].map((id) =>
    mayNotOpen('miraProven', aCheckout(), { id, detail: 'with the id of a payment' }),
  ),
  ...[own, `${own}-`, `${own}-0`, `${own}-2000`, `${aNumber('two')}-1`, `x${own}-1`].map((id) =>
    mayNotOpen('miraProven', aPayment(), { id, detail: 'with a wrong id' }),
  ),
];

const COUNT = 'customers/mira/limits/checkout';
const started = aCheckoutLimit()['startedAt'];
const stamps = { serverTimestamps: ['openedAt'] };
const allStamps = { serverTimestamps: ['openedAt', 'startedAt'] };
const next: Data = { count: 4, startedAt: started, sessionId: FRESH_ID };
const first: Data = { count: 1, sessionId: FRESH_ID };

/** `customers/{uid}/limits/checkout`: only counts up, or starts again after an hour. */
const counts: readonly AccessCase[] = [
  allow('mira', 'get', COUNT),
  ...forUsers(['visitor', 'nia', 'admin'], deny, 'get', COUNT),
  ...forUsers(['mira', 'admin'], deny, 'delete', COUNT),
  ...forUsers(['mira', 'admin'], deny, 'list', 'customers/mira/limits'),
  allow('mira', 'set', COUNT, next, { ...stamps, detail: 'the next' }),
  allow('mira', 'set', COUNT, first, { ...allStamps, detail: 'the first after an hour' }),
  deny('nia', 'set', COUNT, next, { ...stamps, detail: "mira's" }),
  deny('newcomer', 'set', 'customers/newcomer/limits/checkout', next, {
    ...stamps,
    detail: 'from four on',
  }),
  allow('newcomer', 'set', 'customers/newcomer/limits/checkout', first, {
    ...allStamps,
    detail: 'the first',
  }),
  deny('newcomer', 'set', 'customers/newcomer/limits/checkout', first, {
    ...stamps,
    detail: 'without a start',
  }),
  deny('nia', 'set', 'customers/nia/limits/checkout', first, {
    ...allStamps,
    detail: 'the first, without a profile',
  }),
  deny('mira', 'set', 'customers/mira/limits/other', first, allStamps),
  deny('mira', 'set', COUNT, next, 'without a time'),
  deny('mira', 'set', COUNT, { ...next, openedAt: started }, 'with a time from the browser'),
  deny('mira', 'update', COUNT, { count: 0 }),
  ...Object.entries({
    'the same': { count: 3 },
    'two more': { count: 5 },
    'a fraction': { count: 4.5 },
    'another start': { startedAt: new Date('2019-01-01T00:00:00.000Z') },
    'a start of text': { startedAt: '2020' },
    'a wrong session': { sessionId: 'a/b' },
    'the first with an old start': { count: 1 },
  }).map(([detail, changes]) =>
    deny('mira', 'set', COUNT, { ...next, ...changes }, { ...stamps, detail }),
  ),
  ...Object.entries(getInvalidDocuments(checkoutLimitFields, next))
    .filter(([detail]) => !detail.startsWith('openedAt'))
    .map(([detail, data]) => deny('mira', 'set', COUNT, data, { ...stamps, detail })),
  deny('busy', 'set', 'customers/busy/limits/checkout', first, {
    ...allStamps,
    detail: 'the first within the hour',
  }),
];

/** `customers/{uid}/checkout_sessions/{id}`: no one can change the price or the return URLs. */
export const checkoutCases: readonly AccessCase[] = [
  ...openings,
  ...counts,
  mayOpen('miraProven', aCheckout()),
  mayOpen('miraProven', aCheckout({ quantity: 1 }), 'with a quantity'),
  mayOpen('miraProven', aCheckout({ quantity: 99 }), 'with quantity 99'),
  mayOpen('miraProven', aPayment(), 'of one product'),
  mayOpen('miraProven', aPayment({ quantity: 99 }), 'of many'),
  mayOpen('miraProven', aCheckout({ success_url: SITE, cancel_url: `${SITE}/` }), 'home'),
  mayOpen('miraProven', aCheckout({ success_url: 'http://localhost:5174/#paid' }), 'shop'),
  mayOpen('miraProven', aCartCheckout(lines(1)), 'of one line'),
  // Proves that the uncounted project allows something at all.
  mayOpen('miraProven', aCartCheckout(lines(19)), {
    detail: 'of 19 lines',
    isUncounted: true,
  }),
  mayOpen('miraProven', aCartCheckout(lines(20), { metadata: { orderId: own } }), 'of 20 lines'),
  ...(['visitor', 'niaProven', 'moderator', 'admin'] as const).map((user) =>
    mayNotOpen(user, aCheckout(), 'for another user'),
  ),
  mayNotOpen('miraProven', aCheckout(), { detail: 'a bad id', id: 'a b' }),
  mayNotOpen('miraProven', aCheckout(), { detail: "nia's", uid: 'nia' }),
  mayNotOpen('miraProven', noPrice, 'without a price'),
  mayNotOpen('miraProven', {}, 'empty'),
  ...Object.entries(extensionFields).map(([name, value]) =>
    mayNotOpen('miraProven', aCheckout({ [name]: value }), `with ${name}`),
  ),
  mayNotOpen('miraProven', aCheckout(), {
    serverTimestamps: ['created'],
    detail: 'with a stamp',
  }),
  ...['success_url', 'cancel_url'].flatMap((name) =>
    Object.entries(foreignUrls).map(([detail, value]) =>
      mayNotOpen('miraProven', aCheckout({ [name]: value }), `${name}: ${detail}`),
    ),
  ),
  ...Object.entries(invalidFields).map(([detail, changes]) =>
    mayNotOpen('miraProven', aCheckout(changes), detail),
  ),
  ...Object.entries(invalidPayments).map(([detail, changes]) =>
    mayNotOpen('miraProven', aPayment(changes), detail),
  ),
  ...Object.entries(getInvalidDocuments(checkoutFields, aPayment({ quantity: 1 }))).map(
    ([detail, checkout]) => mayNotOpen('miraProven', checkout, detail),
  ),
  mayNotOpen('miraProven', aCartCheckout([]), 'of no line'),
  mayNotOpen('miraProven', aCartCheckout(lines(21)), 'of 21 lines'),
  mayNotOpen('miraProven', aCartCheckout({ 0: line }), 'of a map of lines'),
  mayNotOpen('miraProven', aCartCheckout('price_1'), 'of lines in text'),
  mayNotOpen('miraProven', aCartCheckout(lines(1), { quantity: 1 }), 'of lines and a quantity'),
  mayNotOpen('miraProven', aCartCheckout(lines(1), { mode: 'setup' }), 'of lines to set up'),
  ...Object.entries(invalidLines).map(([detail, by]) =>
    mayNotOpen('miraProven', aCartCheckout(lines(2, { at: 1, by })), `of a line ${detail}`),
  ),
  mayNotOpen('miraProven', aCartCheckout(lines(1, { at: 0, by: { ...line, quantity: '1,2' } })), {
    detail: 'of one line with two quantities as text',
  }),
  ...lines(20).flatMap((_, at) => {
    const checkoutWith = (by: unknown) => aCartCheckout(lines(20, { at, by }));
    const detail = (what: string) => ({
      detail: `of 20 lines, number ${at} ${what}`,
      isUncounted: true,
    });
    return [
      mayNotOpen('miraProven', checkoutWith('price_1Mat'), `of 20 lines, number ${at} as text`),
      mayNotOpen('miraProven', checkoutWith({ ...line, quantity: 0 }), detail('for free')),
      mayNotOpen('miraProven', checkoutWith({ ...line, quantity: '1,2' }), detail('twice in text')),
      mayNotOpen('miraProven', checkoutWith({ ...line, price: '' }), detail('without a price')),
      mayNotOpen(
        'miraProven',
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
