import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { getAddressFields, validateAddress, emptyAddress, normalizeAddress } from './address';
import { formatPostalCode } from './addressForms';
import { getCountries } from '../profile/countries';
import { addToCart, setCartQuantity } from './cart';
import { priceCart, getCartTotals } from './priceCart';
import { getShippingOptions, type ShippingRate } from './shipping';
import {
  encodeOrderNumber,
  formatOrderNumber,
  isOrderNumber,
  parseOrderNumber,
} from './orderNumber';
import { getOrderSteps } from './orderState';
import { canFollow, orderStates } from './orderStates';
import { clampToStock } from './stock';
import { createSampleProduct, createSampleVariant } from '../testing/products';

describe('the cart', () => {
  const stock = (id: string): number => ({ tee: 3, gone: 0 })[id] ?? 500;
  const tee = { productId: 'tee', variantId: 'tee', quantity: 2 };

  it('says why it differs from the requested change', () => {
    const twice = addToCart(addToCart([], tee, stock).lines, tee, stock);
    expect(twice.lines).toEqual([{ ...tee, quantity: 3 }]);
    expect(twice.notice).toMatchObject({ kind: 'clamped', wanted: 4, quantity: 3 });
    expect(setCartQuantity([], { ...tee, variantId: 'gone' }, stock)).toMatchObject({
      lines: [],
      notice: { kind: 'soldOut' },
    });
    const many = Array.from({ length: 19 }, (_, n) => ({ ...tee, variantId: `s${n}` }));
    expect(addToCart(many, tee, stock)).toEqual({ lines: many, notice: { kind: 'full' } });
    expect(
      setCartQuantity(many, { ...tee, variantId: 's3', quantity: 0 }, stock).lines,
    ).toHaveLength(18);
  });

  it('has quantities between 0 and the stock', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: -5, max: 300 }), (wanted, left) => {
        const quantity = clampToStock(wanted, left);
        expect(Number.isInteger(quantity) && quantity >= 0).toBe(true);
        expect(quantity).toBeLessThanOrEqual(Math.max(0, Math.min(left, 99)));
      }),
    );
  });

  it('has prices from the catalogue only, and notices about changes', () => {
    const products = [
      createSampleProduct('tee', [
        createSampleVariant('tee', { amount: 2400, compareAt: 3000, stock: 1 }),
      ]),
    ];
    const lines = [tee, { ...tee, productId: 'old', variantId: 'old' }];
    const [first, second] = priceCart(lines, products);
    expect(first).toMatchObject({
      quantity: 1,
      amount: 2400,
      notice: { kind: 'reduced', wanted: 2, left: 1 },
    });
    expect(second).toMatchObject({ quantity: 0, amount: 0, notice: { kind: 'gone' } });
    expect(getCartTotals(priceCart(lines, products))).toEqual({
      count: 1,
      subtotal: { amount: 2400, currency: 'usd' },
      saved: 600,
    });
    expect(getCartTotals([], 'eur')).toMatchObject({
      count: 0,
      subtotal: { amount: 0, currency: 'eur' },
    });
  });

  it.each([
    [5, { kind: 'few', left: 5 }],
    [6, null],
  ])('of which %i are left says so from five on down', (stock, notice) => {
    const products = [createSampleProduct('tee', [createSampleVariant('tee', { stock })])];
    const [line] = priceCart([{ ...tee, quantity: 1 }], products);
    expect(line?.notice).toEqual(notice);
  });
});

describe('an address', () => {
  const whole = { ...emptyAddress, name: 'Mira', line1: '1 Quay', city: 'X' };

  it.each([
    ['FR', '75002', '7500'],
    ['PT', '1100-148', '110-148'],
    ['NL', '1012 ab', '101 AB'],
    ['GB', 'SW1A 1AA', '12345'],
    ['US', '94110-1234', '9411'],
    ['CA', 'm5v2t6', '12345'],
    ['JP', '150-0001', '15-00'],
    ['IE', 'D02 AF30', 'Dublin 2'],
  ])('of %s has its own postal code', (country, right, wrong) => {
    const region = { US: 'California', CA: 'ON', AU: 'NSW' }[country] ?? 'R';
    const address = { ...whole, country, region };
    expect(validateAddress({ ...address, postalCode: right })).toEqual({});
    expect(validateAddress({ ...address, postalCode: wrong })).toEqual({
      postalCode: 'postalCode',
    });
  });

  it.each([
    ['PL', 'PL 00001', '00-001'],
    ['PT', 'PT 1100148', '1100-148'],
    ['US', '941101234', '94110-1234'],
    ['US', '94110', '94110'],
    ['DE', 'D-10119', '10119'],
    ['SE', 'SE-111 22', '111 22'],
    ['FI', 'FIN-00100', '00100'],
    ['JP', '１５０－０００１', '150-0001'],
    ['JP', '〒150–0001', '150-0001'],
    ['EG', '١١٥١١', '11511'],
    ['EG', '٤٢٧٢٠٧٧', '4272077'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['CA', 'm5v-2t6', 'M5V 2T6'],
    ['NL', '1012\u00a0ab', '1012 AB'],
    ['BR', '01310 100', '01310-100'],
    ['IE', 'd02af30', 'D02 AF30'],
    ['TV', 'funafuti ١', 'FUNAFUTI 1'],
    ['US', 'CA 94105', '94105'],
    ['US', 'California, 94105-1234 USA', '94105-1234'],
    ['US', 'U.S. 94105', '94105'],
    ['CA', 'ON M5V 2T6', 'M5V 2T6'],
    ['AU', 'nsw 2000', '2000'],
    ['AU', '2000 NSW', '2000'],
    ['CH', 'CH-8001', '8001'],
    ['GB', 'gir0aa', 'GIR 0AA'],
    ['GB', 'BFPO57', 'BFPO 57'],
    ['GB', 'UK SW1A 1AA', 'SW1A 1AA'],
  ])('of %s has the postal code %s, stored as %s', (country, typed, stored) => {
    const region = { US: 'California', CA: 'ON', AU: 'NSW' }[country] ?? 'R';
    const address = { ...whole, country, region, postalCode: typed };
    expect(validateAddress(address)).toEqual({});
    expect(normalizeAddress(address).postalCode).toBe(stored);
  });

  it('needs a name of which something is visible', () => {
    const address = { ...whole, country: 'DE', postalCode: '10119', line2: '\u200b' };
    expect(validateAddress({ ...address, name: '\u200b\u2060' })).toEqual({ name: 'missing' });
    expect(normalizeAddress(address).line2).toBe('');
  });

  it.each([
    ['DE', 'F-75002'],
    ['DE', '10119 برلين'],
    ['PL', '00-00'],
    ['US', '94110-12'],
    ['US', 'ON 94110'],
    ['US', 'CA'],
    ['GB', 'GIR 1'],
    ['GB', 'BFPO'],
  ])('of %s does not have the postal code %s', (country, postalCode) => {
    const address = { ...whole, country, region: 'California', postalCode };
    expect(validateAddress(address)).toEqual({ postalCode: 'postalCode' });
  });

  it.each([
    ['030/901820', '030/901820'],
    ['+1 (555) 014-2000 ext. 12', '+1 (555) 014-2000 ext. 12'],
    ['٠١٠١٢٣٤٥٦٧٨', '01012345678'],
    ['\u200e+20 ١٠ 1234\u00a05678', '+20 10 1234 5678'],
    ['０３－１２３４－５６７８', '03-1234-5678'],
  ])('has the phone number %s, stored as %s', (typed, stored) => {
    const address = { ...whole, country: 'TV', phone: typed };
    expect(validateAddress(address)).toEqual({});
    expect(normalizeAddress(address).phone).toBe(stored);
  });

  it('has an example that is written as its country writes postal codes', () => {
    for (const { code } of getCountries('en')) {
      const { example } = getAddressFields(code).find(({ name }) => name === 'postalCode') ?? {};
      if (example) expect(formatPostalCode(example, code)).toBe(example);
    }
  });

  it('has the fields of its country only', () => {
    const names = (country: string) => getAddressFields(country).map(({ name }) => name);
    expect(names('FR')).not.toContain('region');
    expect(names('AE')).not.toContain('postalCode');
    expect(validateAddress({ ...whole, country: 'AE' })).toEqual({ region: 'missing' });
    expect(validateAddress({ ...whole, country: 'TV' })).toEqual({});
    expect(validateAddress({ ...whole, country: '' })).toEqual({ country: 'missing' });
    expect(validateAddress({ ...whole, country: 'France' })).toEqual({ country: 'country' });
    expect(
      validateAddress({ ...whole, country: 'TV', phone: 'call me', line2: 'x'.repeat(201) }),
    ).toEqual({
      phone: 'phone',
      line2: 'tooLong',
    });
    const sent = normalizeAddress({
      ...whole,
      country: 'AE',
      region: ' Dubai ',
      postalCode: 'left over',
    });
    expect(sent).toMatchObject({ region: 'Dubai', postalCode: '' });
  });

  it.each([
    ['US', '94110', ['California', 'ca', ' new  york '], 'Lisboa'],
    ['CA', 'M5V 2T6', ['QC', 'Québec', 'Nouvelle-Ecosse'], 'CA'],
    ['AU', '2000', ['NSW', 'victoria'], 'California'],
    ['IT', '00184', ['RM', 'Roma'], null],
  ])('of %s has a region of that country', (country, postalCode, right, wrong) => {
    const validateRegion = (region: string) =>
      validateAddress({ ...whole, country, postalCode, region });
    for (const region of right) expect(validateRegion(region)).toEqual({});
    if (wrong !== null) expect(validateRegion(wrong)).toEqual({ region: 'region' });
  });

  it('begins with the country, and has an autocomplete value for each field', () => {
    for (const country of ['US', 'JP', 'DE', 'LB', 'ZZ']) {
      const fields = getAddressFields(country);
      expect(fields[0]?.name).toBe('country');
      expect(new Set(fields.map(({ autoComplete }) => autoComplete)).size).toBe(fields.length);
    }
  });
});

describe('shipping', () => {
  const offer = (id: string, changes: Partial<ShippingRate>): ShippingRate => ({
    id,
    productId: 'delivery',
    speed: 'standard',
    countries: [],
    amount: 900,
    currency: 'usd',
    minimum: 0,
    days: [5, 9],
    ...changes,
  });
  const offers = [
    offer('world', {}),
    offer('free', { amount: 0, minimum: 10_000 }),
    offer('us', { amount: 500, countries: ['US'] }),
    offer('fast', { amount: 2400, speed: 'express' }),
  ];
  const ids = (subtotal: number, country: string) =>
    getShippingOptions(offers, subtotal, country).map(({ id }) => id);

  it('is the cheapest rate of each speed for the subtotal', () => {
    expect(ids(9999, 'FR')).toEqual(['world', 'fast']);
    expect(ids(10_000, 'FR')).toEqual(['free', 'fast']);
    expect(ids(99_000, 'US')).toEqual(['us', 'fast']);
    expect(getShippingOptions(offers, 4900, 'FR')[0]?.untilCheaper).toBe(5100);
    expect(getShippingOptions([offers[2]!], 4900, 'FR')).toEqual([]);
  });
});

describe('an order', () => {
  it('has a number of 128 bits that can be read aloud', () => {
    const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(bytes, bytes, (a, b) => {
        const number = encodeOrderNumber(a);
        expect(number).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
        expect(isOrderNumber(number)).toBe(true);
        expect(parseOrderNumber(` ${formatOrderNumber(number).toLowerCase()} `)).toBe(number);
        expect(number === encodeOrderNumber(b)).toBe(a.join() === b.join());
      }),
    );
    expect(() => encodeOrderNumber(new Uint8Array(8))).toThrow(RangeError);
    expect(parseOrderNumber('1234')).toBeNull();
  });

  it.each([
    ['lower case', (number: string) => number.toLowerCase()],
    ['an O for a zero', (number: string) => number.replace('0', 'O')],
    ['an I for a one', (number: string) => number.replace('1', 'I')],
    ['an L for a one', (number: string) => number.replace('1', 'L')],
    ['hyphens', formatOrderNumber],
    ['a space', (number: string) => `${number} `],
    ['a line break', (number: string) => `${number}\n`],
  ])('has a number that no other id looks like, such as one with %s', (_, disguise) => {
    const number = '0123456789ABCDEFGHJKMNPQRS';
    const other = disguise(number);
    expect([isOrderNumber(number), isOrderNumber(other)]).toEqual([true, false]);
    // People may type the number this way.
    expect(parseOrderNumber(other)).toBe(number);
    expect(formatOrderNumber(other)).toBe(other);
  });

  it('changes one step at a time, up to the final state', () => {
    const steps = orderStates.flatMap((from) =>
      orderStates.filter((to) => canFollow(from, to)).map((to) => `${from}>${to}`),
    );
    expect(steps).toEqual([
      'requested>paid',
      'requested>cancelled',
      'paid>sent',
      'paid>cancelled',
      'sent>delivered',
    ]);
    const none = { paidAt: null, sentAt: null, deliveredAt: null, cancelledAt: null };
    const status = { number: 'n', requestedAt: '1', ...none };
    const getStates = (changes: Partial<Parameters<typeof getOrderSteps>[0]>) =>
      getOrderSteps({ ...status, state: 'paid', ...changes }).map(({ state }) => state);
    expect(getStates({})).toEqual(['requested', 'paid', 'sent', 'delivered']);
    expect(getStates({ state: 'cancelled', paidAt: '2', cancelledAt: '3' })).toEqual([
      'requested',
      'paid',
      'cancelled',
    ]);
  });
});
