import type { Page } from 'playwright-core';

import { desktop, phone } from './demoBrowser';
import type { Scene, Step } from './playScene';

const firstCard = '#all article';
const firstProduct = 'main article';
const catalog = { app: 'site', path: '/videos', viewport: desktop, ready: firstCard } as const;
const products = {
  app: 'shop',
  path: '/merchandise/shop',
  viewport: desktop,
  ready: firstProduct,
} as const;

const findButton = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).last();
const findOption = (value: string) => (page: Page) =>
  page.locator(`[role=dialog] label:has(input[value="${value}"])`).last();
const closePanel: Step = {
  press: () => 'Escape',
  until: { matches: 'body:not(:has([role=dialog][data-state=open]))' },
};

const openPanel = '[role=dialog][data-state=open]';
const openCustomizer: Step = {
  press: findButton('Customize appearance'),
  until: { visible: `${openPanel} input[type=radio]` },
};
const openSearch: Step = {
  press: findButton('Search'),
  until: { visible: `${openPanel} [role=combobox]` },
};

/** Opens a panel once right away, and once after an idle second. */
const openTwice = (
  name: string,
  place: Pick<Scene, 'app' | 'path' | 'viewport' | 'ready'>,
  step: Step,
): readonly Scene[] => [
  { ...place, isIdle: false, steps: [{ ...step, name: `${name}, cold` }] },
  { ...place, isIdle: true, steps: [{ ...step, name: `${name}, after an idle second` }] },
];

/** The interactions to measure, in the order of the table. */
export const scenes: readonly Scene[] = [
  {
    ...catalog,
    isIdle: true,
    steps: [
      { ...openCustomizer, name: 'customizer, after an idle second' },
      closePanel,
      { ...openCustomizer, name: 'customizer, second opening' },
      {
        name: 'color theme Hulu',
        press: findOption('hulu'),
        until: { matches: 'html.theme-hulu' },
      },
      {
        name: 'dark mode',
        press: findOption('dark'),
        until: { matches: 'html[data-scheme=dark]' },
      },
      { name: 'right to left', press: findOption('rtl'), until: { matches: 'html[dir=rtl]' } },
    ],
  },
  {
    ...catalog,
    isIdle: false,
    steps: [{ ...openCustomizer, name: 'customizer, cold' }],
  },
  ...openTwice('search', catalog, openSearch),
  ...openTwice(
    'menu (phone)',
    { ...catalog, viewport: phone },
    { press: findButton('Open menu'), until: { visible: `${openPanel} nav` } },
  ),
  ...openTwice('account menu', catalog, {
    press: findButton(/^Your account/),
    until: { visible: 'header a[href="/profile"]' },
  }),
  ...openTwice('cart', products, {
    press: findButton('Cart, 3 items'),
    until: { visible: `${openPanel} li` },
  }),
  ...openTwice(
    'dialog (add to a playlist)',
    {
      ...catalog,
      path: '/library?tab=favorites',
      ready: 'main button[aria-label$="to a playlist"]',
    },
    {
      press: (page) =>
        page
          .getByRole('list', { name: 'Favorites' })
          .getByRole('button', { name: /to a playlist$/ })
          .first(),
      until: { visible: `${openPanel} input` },
    },
  ),
  {
    ...products,
    isIdle: true,
    steps: [
      {
        name: 'add a product',
        press: findButton('Add to cart: Cork mat'),
        until: { matches: 'header button[aria-label="Cart, 4 items"]' },
      },
    ],
  },
  {
    ...catalog,
    isIdle: true,
    steps: [
      {
        name: 'facet Yoga',
        press: (page) => page.getByRole('checkbox', { name: /^Yoga \(/ }),
        until: { matches: '#all button[aria-label="Remove Yoga"]' },
      },
    ],
  },
  {
    ...catalog,
    isIdle: true,
    steps: [
      openSearch,
      {
        press: () => 'm',
        until: { visible: `${openPanel} [role=option] mark` },
      },
      {
        name: 'key in search',
        press: () => 'o',
        until: { changed: `${openPanel} [role=listbox]` },
      },
    ],
  },
];
