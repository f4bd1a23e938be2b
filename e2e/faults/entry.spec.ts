// Covers: site/shell, shop/shell
import { installClock } from '../support/clock';
import type { Journey } from './journey';
import { expectAnswer, expectNotBlank, expectRecovery, readNormalMessages } from './outcome';
import { fault as faultTest, getUrl } from './test';

/** Pages whose first script fails, prerendered and rendered in the browser. */
const visits: readonly Omit<Journey, 'calls'>[] = [
  {
    name: 'a prerendered page',
    app: 'site',
    path: '/auth/sign-in',
    act: (page) =>
      page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click(),
    done: (page) => page.getByRole('alert').getByRole('link', { name: 'Enter your password.' }),
  },
  {
    name: 'a prerendered page in Arabic',
    app: 'site',
    path: '/about/faq?lang=ar',
    done: (page) => page.locator('html[lang=ar] h1').first(),
  },
  {
    name: 'a page with an id',
    app: 'site',
    path: '/events/open-floor',
    done: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'a prerendered page of the shop',
    app: 'shop',
    path: '/merchandise/shop',
    act: (page) => page.getByRole('button', { name: /^Cart/ }).click(),
    done: (page) => page.getByRole('dialog', { name: 'Your cart' }),
  },
  {
    name: 'a product',
    app: 'shop',
    path: '/merchandise/product/cork-mat',
    done: (page) => page.getByRole('main').getByRole('button', { name: 'Add to cart: Cork mat' }),
  },
];

const faults = {
  'is gone': 404,
  'fails with a server error': 500,
  'is refused': 0,
} as const;

for (const one of visits) {
  for (const [name, status] of Object.entries(faults)) {
    faultTest(`the first script ${name}: ${one.name}`, async ({ page, context }) => {
      const journey: Journey = { ...one, calls: [] };
      const known = await readNormalMessages(page, journey);
      let isBroken = true;
      await installClock(page);
      await context.route(/\/assets\/[^?]+\.js/, (route) => {
        if (!isBroken) return route.fallback();
        if (status === 0) return route.abort('connectionrefused');
        return route.fulfill({ status, contentType: 'text/html', body: '<!doctype html>' });
      });
      await page.goto(getUrl(journey));
      await journey.act?.(page);
      await expectAnswer(page, journey, known);
      isBroken = false;
      await expectRecovery(page, journey, getUrl(journey));
      await expectNotBlank(page);
    });
  }
}
