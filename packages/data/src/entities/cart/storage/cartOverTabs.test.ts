import {
  addToCart,
  countItems,
  createStockLookup,
  priceCart,
  getCartTotals,
  setCartQuantity,
  type CartLine,
} from '@gschool/domain';
import { createSampleProduct, createSampleVariant } from '@gschool/domain/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { aLine, openTab, sharedStorage, type Tab } from '../testing/tabs';

const variantIds = Array.from({ length: 24 }, (_, n) => `variantId-${n}`);
/** Stock: sold out, one left, a few, many, and more than an order may contain. */
const stocks = [0, 1, 3, 12, 400];
const products = variantIds.map((id, n) =>
  createSampleProduct(id, [
    createSampleVariant(id, { stock: stocks[n % stocks.length] ?? 0, amount: 100 + n * 37 }),
  ]),
);
const stock = createStockLookup(products);
const stockOf = (id: string): number => stocks[variantIds.indexOf(id) % stocks.length] ?? 0;

type Step =
  | { do: 'add' | 'set'; tab: 0 | 1; id: string; quantity: number }
  | { do: 'remove'; tab: 0 | 1; id: string }
  | { do: 'deliver'; tab: 0 | 1 }
  | { do: 'signIn' | 'signOut'; tab: 0 | 1 };

const tab = fc.constantFrom<0 | 1>(0, 1);
const id = fc.constantFrom(...variantIds);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('add', 'set'),
      tab,
      id,
      quantity: fc.integer({ min: -3, max: 150 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('remove' as const), tab, id }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('deliver' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('signIn', 'signOut'), tab }) },
) as fc.Arbitrary<Step>;

const play = (tabs: readonly [Tab, Tab], next: Step): void => {
  const { shopStorage, become, deliver } = tabs[next.tab];
  if (next.do === 'deliver') deliver();
  if (next.do === 'signIn') become('mira');
  // Firebase tells every tab about the sign-out.
  if (next.do === 'signOut') tabs.forEach((one) => one.become(null));
  if (next.do === 'remove')
    shopStorage.cart.update((all) => all.filter((line) => line.variantId !== next.id));
  if (next.do === 'add' || next.do === 'set') {
    const line = aLine(next.id, next.quantity);
    const change = next.do === 'add' ? addToCart : setCartQuantity;
    shopStorage.cart.update((all) => change(all, line, stock).lines);
  }
};

const check = (lines: readonly CartLine[]): void => {
  const ids = lines.map(({ variantId }) => variantId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(lines.length).toBeLessThanOrEqual(19);
  for (const { variantId, quantity } of lines) {
    expect(Number.isInteger(quantity)).toBe(true);
    expect(quantity).toBeGreaterThan(0);
    expect(quantity).toBeLessThanOrEqual(Math.min(99, stockOf(variantId)));
  }
  const priced = priceCart(lines, products);
  const totals = getCartTotals(priced);
  expect(totals.count).toBe(countItems(lines, stock));
  expect(totals.subtotal.amount).toBe(
    lines.reduce(
      (sum, line) => sum + line.quantity * (100 + variantIds.indexOf(line.variantId) * 37),
      0,
    ),
  );
};

it('never exceeds the stock, whatever happens in two tabs and at sign-in', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const shared = sharedStorage();
      const tabs = [openTab(shared), openTab(shared)] as const;
      tabs.forEach(({ become }) => become(null));
      for (const next of steps) {
        play(tabs, next);
        tabs.forEach(({ shopStorage }) => check(shopStorage.cart.get()));
      }
      // After all events, both tabs of the same member show the same data.
      tabs.forEach((one) => one.become('mira'));
      tabs.forEach((one) => one.deliver());
      expect(tabs[0].shopStorage.cart.get()).toEqual(tabs[1].shopStorage.cart.get());
    }),
    { numRuns: 100 },
  );
});

it('merges a guest’s cart once: the larger quantity of each variant, shown within the stock', () => {
  const cart = fc.uniqueArray(fc.record({ id, quantity: fc.integer({ min: 1, max: 99 }) }), {
    selector: (one) => one.id,
    minLength: 1,
    maxLength: 9,
  });
  type Lines = readonly { id: string; quantity: number }[];
  const text = (lines: Lines) => JSON.stringify(lines.map((one) => aLine(one.id, one.quantity)));
  const of = (lines: Lines, variantId: string) =>
    lines.find((line) => line.id === variantId)?.quantity ?? 0;
  fc.assert(
    fc.property(cart, cart, (own, guests) => {
      const shared = sharedStorage();
      shared.map.set('gschool.shop/bag/guest', text(guests));
      shared.map.set('gschool.shop/bag/member%3Amira', text(own));
      const tabs = [openTab(shared), openTab(shared)];
      tabs.forEach((one) => one.become('mira'));
      tabs.forEach((one) => one.deliver());
      for (const { shopStorage } of tabs) {
        const lines = shopStorage.cart.get();
        const priced = priceCart(lines, products);
        expect(getCartTotals(priced).count).toBe(countItems(lines, stock));
        for (const variantId of variantIds) {
          const larger = Math.max(of(own, variantId), of(guests, variantId));
          const line = priced.find((one) => one.variantId === variantId);
          expect(line?.wanted ?? 0).toBe(larger);
          expect(line?.quantity ?? 0).toBe(Math.min(larger, stockOf(variantId)));
        }
      }
      expect(shared.map.has('gschool.shop/bag/guest')).toBe(false);
    }),
  );
});
