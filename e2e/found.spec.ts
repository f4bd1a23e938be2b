// Covers: shop/products, shop/product, site/events, site/about, shop/shell
import type { APIRequestContext } from '@playwright/test';

import { expect, test } from './support/test';
import { settleAfter } from './support/settle';

/** The head and the main content of a document, the way a reader without scripts receives them. */
async function readDocument(request: APIRequestContext, url: string) {
  const response = await request.get(url);
  const html = await response.text();
  const find = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    status: response.status(),
    html,
    title: find(/<title>([^<]*)<\/title>/),
    description: find(/<meta name="description" content="([^"]*)"/),
    isIndexed: !/<meta name="robots" content="noindex"/.test(html),
  };
}

test('a product is found without scripts: title, description, price, picture and its links', async ({
  request,
  shop,
}) => {
  const product = await readDocument(request, `${shop}/merchandise/product/cork-mat`);
  expect(product).toMatchObject({ status: 200, title: 'Cork mat · Gschool', isIndexed: true });
  expect(product.description).toMatch(/^Cork grips more the wetter it gets/);
  expect(product.html).toContain('$68.00');
  expect(product.html).toMatch(/aria-label="Cork mat, picture 1"/);
  // The product's department and related products are links.
  for (const path of ['/merchandise/shop/mats', '/merchandise/product/mat-strap'])
    expect(product.html).toContain(`href="${path}"`);
});

test(
  'the list and the departments are found without scripts, and lead to their products',
  { tag: '@merge' },
  async ({ request, shop }) => {
    const list = await readDocument(request, `${shop}/merchandise/shop`);
    expect(list).toMatchObject({ status: 200, title: 'All products · Gschool', isIndexed: true });
    const mats = await readDocument(request, `${shop}/merchandise/shop/mats`);
    expect(mats).toMatchObject({ status: 200, title: 'Mats · Gschool', isIndexed: true });
    expect(mats.description).not.toBe(list.description);
    for (const { html } of [list, mats])
      expect(html).toContain('href="/merchandise/product/cork-mat"');
    expect(mats.html).not.toContain('href="/merchandise/product/sun-cap"');
  },
);

test(
  'an event is found without scripts, with its time in UTC and no room',
  { tag: '@merge' },
  async ({ request }) => {
    const event = await readDocument(request, '/events/deadlift-clinic');
    expect(event).toMatchObject({
      status: 200,
      title: 'Deadlift clinic · Gschool',
      isIndexed: true,
    });
    expect(event.description).toMatch(/^Send a clip of your lift/);
    expect(event.html).toMatch(/<time dateTime="\d{4}-\d\d-\d\dT18:00:00.000Z">/i);
    expect(event.html).toContain('UTC');
    expect(event.html).not.toContain('live-room');
    const list = await readDocument(request, '/events');
    expect(list.html).toMatch(/<noscript><ul>.*href="\/events\/deadlift-clinic"/s);
  },
);

test(
  'an instructor is found without scripts, from the home page',
  { tag: '@merge' },
  async ({ request }) => {
    const home = await readDocument(request, '/');
    expect(home.html).toContain('href="/about/lena"');
    const instructor = await readDocument(request, '/about/lena');
    expect(instructor).toMatchObject({
      status: 200,
      title: 'Lena Brandt · Gschool',
      isIndexed: true,
    });
    expect(instructor.description?.length).toBeGreaterThan(30);
    expect((await readDocument(request, '/about/unknown')).status).toBe(404);
  },
);

test(
  'a product that is gone is a 404 with links to the departments, and names its own',
  { tag: '@merge' },
  async ({ page, request, shop }) => {
    const gone = await readDocument(request, `${shop}/merchandise/product/wool-blanket`);
    expect(gone).toMatchObject({ status: 404, isIndexed: false });
    expect(gone.html).toContain('href="/merchandise/shop/recovery"');

    await page.goto(`${shop}/merchandise/product/wool-blanket?inspector=off`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('We couldn’t find this product');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('link', { name: 'See Recovery' }).click();
    await expect(page).toHaveURL(`${shop}/merchandise/shop/recovery`);
    await expect(heading).toHaveText('Recovery');

    await settleAfter(page, () =>
      page.goto(`${shop}/merchandise/product/never-existed?inspector=off`),
    );
    await expect(heading).toHaveText('We couldn’t find this product');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'See all products' }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^See [A-Z]/ })).toHaveCount(0);
  },
);

test(
  'an event that is gone is a 404 and leads to the others',
  { tag: '@merge' },
  async ({ page, request }) => {
    expect(await readDocument(request, '/events/never-existed')).toMatchObject({
      status: 404,
      isIndexed: false,
    });
    await page.goto('/events/never-existed?inspector=off');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Event not found');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  },
);

test(
  'a filtered list is not indexed, and the list without filters is',
  { tag: '@merge' },
  async ({ page, shop }) => {
    const robots = page.locator('meta[name=robots]');
    await page.goto(`${shop}/merchandise/shop?size=M&inspector=off`);
    await expect(page.getByRole('button', { name: 'Remove Size M' })).toBeVisible();
    await expect(robots).toHaveAttribute('content', 'noindex');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(robots).toHaveCount(0);
  },
);

test('a price that changed after the build is replaced, and the cart has the current one', async ({
  page,
  request,
  shop,
}) => {
  // The prerendered document still has the old price.
  const { html } = await readDocument(request, `${shop}/merchandise/product/cork-mat`);
  expect(html).toContain('$68.00');
  expect(html).not.toContain('$71.00');
  await page.addInitScript(
    (change) => {
      const { fetch } = window;
      window.fetch = async (...request) => {
        const response = await fetch(...request);
        if (
          !String(request[0] instanceof Request ? request[0].url : request[0]).includes('firestore')
        )
          return response;
        const text = await response.text();
        return new Response(text.replaceAll(change.from, change.to), response);
      };
    },
    { from: '"6800"', to: '"7100"' },
  );
  await page.goto(`${shop}/merchandise/product/cork-mat?inspector=off`);
  const main = page.getByRole('main');
  await expect(main.getByText('$71.00').first()).toBeVisible();
  await expect(main.getByText('$68.00')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to cart: Cork mat' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Your cart' }).getByText('$71.00').first(),
  ).toBeVisible();
});
