// Covers: shop/pages, shop/blog, shop/pricing, shop/start, shop/shell, shop/landing
import type { Page } from '@playwright/test';

import { contentPaths } from '../apps/shop/src/content/contentPaths';
import { waitForHydration } from './support/actions';
import { crawl, linksIn, routePatterns, type Serve } from './support/crawl';
import { openInApp } from './support/openInApp';
import { axeViolations, expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const fixed = routePatterns.filter((pattern) => !pattern.includes(':'));

/** A sample path for each route pattern with a parameter that is not in the content. */
const samples: Readonly<Record<string, string>> = {
  '/merchandise/product/:slug': '/merchandise/product/cork-mat',
  '/merchandise/account/orders/:id': '/merchandise/account/orders/none',
};
/** Paths that redirect guests to the sign-in page. */
const members: readonly string[] = ['/merchandise/account', '/merchandise/account/orders/none'];
const exampleOf = (pattern: string): string | undefined => {
  const isOne = (address: string) =>
    address.startsWith(pattern.replace(/:\w+$/, '')) && !fixed.includes(address);
  return pattern.includes(':') ? (samples[pattern] ?? contentPaths.find(isOne)) : pattern;
};

const serveFrom =
  (shop: string, { get }: { get: Page['request']['get'] }): Serve =>
  async (path) => {
    const answer = await get(shop + path);
    return answer.status() === 404 ? null : answer.text();
  };

test('every link of the shop works', async ({ request, shop }) => {
  // About 250 pages, including every product.
  test.slow();
  const { found, broken } = await crawl(fixed, serveFrom(shop, { get: request.get.bind(request) }));
  expect(broken).toEqual([]);
  expect([...contentPaths].filter((address) => !found.has(address))).toEqual([]);
});

/** A path for each route. */
const addresses = routePatterns.map((pattern) => exampleOf(pattern) ?? '');

/** Loads a page as a document, and waits until the app has started in it. */
async function openDocument(page: Page, address: string): Promise<void> {
  await page.goto(`${address}?inspector=off`);
  await waitForHydration(page);
}

/** The routes that most visitors use. `npm test` opens these, `npm run test:merge` the others. */
const mainPatterns = [
  '/',
  '/home',
  '/movies',
  '/movies/:slug',
  '/videos/:slug',
  '/blogs',
  '/blogs/:slug',
  '/merchandise',
  '/merchandise/shop',
  '/merchandise/shop/:department',
  '/merchandise/product/:slug',
  '/merchandise/cart',
  '/merchandise/checkout',
  '/merchandise/account',
  '/pricing',
  '/auth/login',
  '/extra/faq',
  '/extra/contact-us',
];
const isMain = (pattern: string): boolean => mainPatterns.includes(pattern);

for (const { title, patterns, tag } of [
  { title: 'every main route', patterns: mainPatterns, tag: [] },
  {
    title: 'every other route',
    patterns: routePatterns.filter((pattern) => !isMain(pattern)),
    tag: '@merge',
  },
]) {
  test(`${title} opens without an error`, { tag }, async ({ page, request, shop }) => {
    test.slow();
    expect(patterns.filter((pattern) => !routePatterns.includes(pattern))).toEqual([]);
    const opened = patterns.map((pattern) => exampleOf(pattern) ?? '');
    expect(opened.filter((path) => path === '')).toEqual([]);
    const violations: string[] = [];
    const linked = new Set<string>();
    // Sections below the first screen load after the page is first used.
    await openDocument(page, `${shop}/extra/faq`);
    await page.mouse.move(1, 1);
    // The pages are opened in the same document. The next test loads each one as a document.
    for (const path of opened) {
      if (members.includes(path)) {
        await openDocument(page, shop + path);
        await expect(page).toHaveURL(/\/auth\/login/);
        // The previous page stays visible while the sign-in page loads.
        await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
      } else await openInApp(page, path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect(page, path).toHaveTitle(/^Gschool · \S|\S · Gschool$/);
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      for (const one of await trail.all()) {
        const first = one.getByRole('link').first();
        await expect(first, path).toHaveText('Shop');
        await expect(first, path).toHaveAttribute('href', '/');
      }
      await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
      violations.push(...(await axeViolations(page)).map((violation) => `${path}: ${violation}`));
      const drawn = linksIn(await page.content());
      for (const href of drawn) linked.add(new URL(href, page.url()).pathname);
    }
    expect(violations).toEqual([]);
    const serve = serveFrom(shop, { get: request.get.bind(request) });
    const missing = await Promise.all(
      [...linked].map(async (path) => ((await serve(path)) === null ? [path] : [])),
    );
    expect(missing.flat(), 'broken links in what the browser draws').toEqual([]);
  });
}

test('every document starts without an error', { tag: '@merge' }, async ({ page, shop }) => {
  test.setTimeout(240_000);
  for (const path of addresses) {
    await openDocument(page, shop + path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  }
});

test(
  'each layout has its header, navigation and footer',
  { tag: '@merge' },
  async ({ page, shop }) => {
    const banner = page.getByRole('banner');
    const departments = page.getByRole('navigation', { name: 'Departments' });

    await page.goto(`${shop}/blogs?inspector=off`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // Before hydration, a link loads a new document.
    await waitForHydration(page);
    await expect(departments).toHaveCount(0);
    await banner.evaluate((element) => element.setAttribute('data-same', 'yes'));

    // The shop layout keeps the header and adds its navigation.
    await page.getByRole('contentinfo').getByRole('link', { name: 'All Products' }).click();
    await expect(departments.getByRole('link')).toHaveCount(7);
    await expect(banner).toHaveAttribute('data-same', 'yes');
    await expect(page.getByRole('region', { name: 'Help with an order' })).toBeVisible();
    await departments.getByRole('link', { name: 'Mats' }).click();
    await expect(page).toHaveURL(/\/merchandise\/shop\/mats$/);
    await expect(departments.getByRole('link', { name: 'Mats' })).toHaveAttribute(
      'aria-current',
      'page',
    );

    // Sorting keeps the department.
    await page.getByRole('combobox', { name: 'Sort by', exact: true }).selectOption('name');
    await expect(page).toHaveURL(/sort=name/);
    await expect(departments.locator('[aria-current=page]')).toHaveText('Mats');

    await page.goto(`${shop}/extra/coming-soon?inspector=off`);
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await banner.getByRole('link').click();
    await expect(page).toHaveURL(`${shop}/`);
  },
);

test('the product list begins below one title row', { tag: '@merge' }, async ({ page, shop }) => {
  await page.goto(`${shop}/merchandise/shop?inspector=off`);
  const main = page.getByRole('main');
  await expect(main.getByRole('navigation', { name: 'Departments' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(1);
  const product = await main.getByRole('article').first().boundingBox();
  expect(product?.y).toBeLessThan(330);

  for (const path of ['checkout', 'cart']) {
    await page.goto(`${shop}/merchandise/${path}?inspector=off`);
    await expect(page.getByRole('region', { name: /summary/i })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Departments' })).toHaveCount(0);
  }
});

test('the blog has pages, categories, tags, a search and a feed', async ({ page, shop }) => {
  await page.goto(`${shop}/blogs?inspector=off`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(
    main
      .getByRole('heading', { name: 'All Posts' })
      .or(main.getByRole('heading', { name: 'More posts' })),
  ).toBeFocused();

  await main
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Gear' })
    .click();
  await expect(page).toHaveURL(/\?category=gear$/);
  await expect(main.getByRole('article')).toHaveCount(4);
  await main.getByRole('searchbox', { name: 'Search the posts' }).fill('label');
  await expect(main.getByRole('article')).toHaveCount(1);
  // The typed text is added to the URL after a pause.
  await expect(page).toHaveURL(/q=label/);
  await page.reload();
  await expect(main.getByRole('article')).toHaveCount(1);
  await main.getByRole('link', { name: 'The care label, translated' }).click();
  await expect(page).toHaveTitle('The care label, translated · Gschool');
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Materials' }).click();
  await expect(main.getByRole('article')).toHaveCount(2);

  // Parses the feed that the page links.
  const feed = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]');
    // The policy refuses `DOMParser`, so a request parses the response. If the response is
    // malformed, the request has no document.
    const request = new XMLHttpRequest();
    request.open('GET', link?.href ?? '');
    await new Promise((resolve) => {
      request.onload = resolve;
      request.send();
    });
    const links = request.responseXML?.querySelectorAll('entry > link') ?? [];
    const hrefs = [...links].map((one) => one.getAttribute('href'));
    return { isBroken: request.responseXML === null, hrefs };
  });
  expect(feed.isBroken).toBe(false);
  expect(feed.hrefs).toHaveLength(14);
  const answer = await page.request.get(new URL(feed.hrefs[0] ?? '', shop).href);
  expect(answer.ok()).toBe(true);
});

test(
  'an answer has a URL, and the contact form opens the email app',
  { tag: '@merge' },
  async ({ page, shop }) => {
    await page.goto(`${shop}/extra/faq?inspector=off#which-size`);
    await expect(page.getByText('Measure yourself once, then compare')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search questions and answers' }).fill('softener');
    await expect(page.getByText('1 question', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Contact Us' }).first().click();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.method()));
    await page.getByRole('button', { name: 'Open my email app' }).click();
    await expect(page.getByLabel('Your message')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Your message').fill('The strap slips.');
    await page.getByRole('button', { name: 'Open my email app' }).click();
    await expect(page.getByText('Your email app should be open now')).toBeVisible();
    expect(requests.filter((method) => method !== 'GET')).toEqual([]);

    const box = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' });
    await expect(
      page.getByText('We don’t store anything yet: the newsletter isn’t set up.'),
    ).toBeVisible();
    await box.fill('maya@');
    await box.press('Enter');
    await expect(page.getByText(/like name@example/)).toBeVisible();
  },
);
