// Covers: site/shell, site/watch
import type { Page } from '@playwright/test';

import { playedSeconds, signIn } from './support/actions';
import { serveOwnSite, type OwnSite } from './support/ownSite';
import { autoplay, expect, test as base } from './support/test';

/** The service worker: what it stores, and how a deploy affects open pages. */
const test = base.extend<{ site: OwnSite }>({
  site: async ({ page }, use) => {
    const site = await serveOwnSite();
    await use(site);
    await page.close();
    await site.stop();
  },
});

// Storing the app takes a while on a busy machine.
test.setTimeout(120_000);
test.use({ ...autoplay, storesApp: true });

interface StoredAnswer {
  cache: string;
  url: string;
  status: number;
  type: ResponseType;
  policy: string | null;
}

/** Everything that Cache Storage contains. */
const readCaches = (page: Page): Promise<StoredAnswer[]> =>
  page.evaluate(async () => {
    const found = [];
    for (const cache of await caches.keys()) {
      const opened = await caches.open(cache);
      for (const { url } of await opened.keys()) {
        const response = (await opened.match(url, { ignoreVary: true }))!;
        const policy = response.headers.get('content-security-policy');
        found.push({ cache, url, status: response.status, type: response.type, policy });
      }
    }
    return found;
  });

const listPaths = (answers: readonly StoredAnswer[], cache: string): string[] =>
  answers.filter((one) => one.cache === cache).map(({ url }) => new URL(url).pathname);

/** Waits until the worker has stored a document, which is always stored last. */
const waitUntilStored = async (page: Page, document = '/shell'): Promise<StoredAnswer[]> => {
  await expect
    .poll(async () => listPaths(await readCaches(page), 'gschool.documents'), { timeout: 30_000 })
    .toContain(document);
  return readCaches(page);
};

/** Waits until the worker has stored all files of the app, which it does for members. */
const waitUntilWholeAppIsStored = (page: Page): Promise<void> =>
  expect
    .poll(async () => (await readCaches(page)).length, { timeout: 60_000 })
    .toBeGreaterThan(150);

const signInAt = async (page: Page, { url }: OwnSite, path: string): Promise<void> => {
  await page.goto(`${url}/about/faq?inspector=off`);
  await signIn(page, 'member@gschool.example', `${url}${path}`);
};

test(
  'a visit stores the app of this origin, and nothing of Firebase',
  { tag: '@merge' },
  async ({ page, site }) => {
    await page.goto(`${site.url}/about/faq?inspector=off`);
    const ofVisitor = await waitUntilStored(page, '/about/faq');
    expect(listPaths(ofVisitor, 'gschool.documents').sort()).toEqual(['/about/faq', '/shell']);

    await signIn(page, 'member@gschool.example', `${site.url}/videos`);
    await waitUntilWholeAppIsStored(page);
    const ofMember = await readCaches(page);
    expect([...new Set(ofMember.map(({ cache }) => cache))].sort()).toEqual([
      'gschool.documents',
      'gschool.files',
    ]);
    for (const { url, status, type, policy, cache } of ofMember) {
      const { origin, pathname } = new URL(url);
      expect({ url, origin, status, type }).toEqual({
        url,
        origin: site.url,
        status: 200,
        type: 'basic',
      });
      if (cache === 'gschool.files') expect(pathname).toMatch(/^\/assets\//);
      // A stored document has the same policy as the document that the server sent.
      else expect(policy).toMatch(/script-src 'self' .*'sha256-/);
    }
  },
);

test(
  'a page of the origin that is not the app does not replace the stored shell',
  { tag: '@merge' },
  async ({ page, site }) => {
    await page.goto(`${site.url}/about/faq?inspector=off`);
    await waitUntilStored(page);
    const readShell = () =>
      page.evaluate(async () => (await (await caches.match('/shell'))?.text()) ?? '');
    const shell = await readShell();
    expect(shell).toContain('/assets/');
    // A page of the mock has status 200 and refers to no file of the app.
    expect((await page.goto(`${site.url}/demo-link`))?.status()).toBe(200);
    await page.goto(`${site.url}/about/faq`);
    expect(await readShell()).toBe(shell);
  },
);

test(
  'what a media host sent as a page is never one of this origin',
  { tag: '@merge' },
  async ({ page, site }) => {
    await page.goto(`${site.url}/about/faq?inspector=off`);
    await waitUntilStored(page);
    const folder = '/downloads/mira/a/';
    await page.evaluate(async (path) => {
      const cache = await caches.open('gschool.downloads/mira/a');
      const put = (name: string, type: string, body: string) =>
        cache.put(path + name, new Response(body, { headers: { 'content-type': type } }));
      const script = 'self.name = "run"';
      await put('page.vtt', 'text/html', `<script>${script}</script>`);
      await put(
        'drawing.webp',
        'image/svg+xml',
        `<svg xmlns="http://www.w3.org/2000/svg"><script>${script}</script></svg>`,
      );
      await put('video-0.m4s', 'video/iso.segment', '0123456789');
    }, folder);
    const ask = (name: string) =>
      page.evaluate(async (path) => {
        const { status, headers } = await fetch(path);
        return ['content-type', 'content-security-policy', 'x-content-type-options'].reduce(
          (line, header) => `${line} | ${headers.get(header)}`,
          String(status),
        );
      }, folder + name);
    const policy = "default-src 'none'; sandbox | nosniff";
    expect(await ask('video-0.m4s')).toBe(`200 | video/iso.segment | ${policy}`);
    for (const name of ['page.vtt', 'drawing.webp']) {
      expect(await ask(name)).toBe(`200 | application/octet-stream | ${policy}`);
      const opened = await page.goto(`${site.url}${folder}${name}`);
      expect(opened?.status()).toBe(404);
      expect(opened?.headers()['content-security-policy']).toBe("default-src 'none'; sandbox");
      expect(await page.evaluate(() => window.name)).not.toBe('run');
      await page.goto(`${site.url}/about/faq`);
    }
  },
);

test(
  'an offline start right after a deploy opens the version that is stored',
  { tag: '@merge' },
  async ({ page, site }) => {
    await signInAt(page, site, '/library?tab=favorites');
    await waitUntilStored(page);
    await waitUntilWholeAppIsStored(page);

    site.deploy();
    // The server sends this page, so its document refers to files of the new version.
    await page.goto(`${site.url}/videos`);
    await expect(page.getByRole('heading', { name: 'Continue watching' })).toBeVisible();
    await page.context().setOffline(true);
    await site.stop();
    await page.goto(`${site.url}/library?tab=favorites`);
    await expect(page.getByRole('list', { name: 'Favorites' })).toBeVisible();
  },
);

test(
  'a deploy while a class plays: it plays on, and the new version is offered after it',
  { tag: '@merge' },
  async ({ page, site }) => {
    await signInAt(page, site, '/videos');
    const stored = await waitUntilStored(page);
    await expect
      .poll(async () => (await readCaches(page)).length, { timeout: 30_000 })
      .toBeGreaterThan(Math.max(150, stored.length - 1));
    await page.getByRole('link', { name: 'Morning mobility in ten' }).first().click();
    const player = page.getByRole('region', { name: /^Player/ });
    const video = page.locator('video');
    await player
      .getByRole('button', { name: /^(Play|Resume at .*)$/ })
      .first()
      .click();
    await expect(player).toHaveAttribute('data-state', 'playing', { timeout: 20_000 });

    site.deploy();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect
      .poll(() =>
        page.evaluate(async () =>
          Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
        ),
      )
      .toBe(true);
    const notice = page.getByRole('button', { name: 'Load it' });
    const before = await playedSeconds(video);
    await expect.poll(() => playedSeconds(video), { timeout: 20_000 }).toBeGreaterThan(before + 3);
    await expect(notice).toHaveCount(0);

    // The open page has the old version, and the code for its library is no longer on the server.
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: 'Library' }).click();
    await expect(page.getByRole('list', { name: 'Favorites' })).toBeVisible();
    // The files of the new version are stored before the notice is shown.
    await expect(notice).toBeVisible({ timeout: 60_000 });
    await page
      .getByRole('navigation', { name: 'Library' })
      .getByRole('link', { name: 'History' })
      .first()
      .click();
    await expect(page).toHaveURL(/history/);
    const { pathname, search } = new URL(page.url());
    const getEntry = () => page.locator('script[type="module"]').first().getAttribute('src');
    const oldEntry = await getEntry();

    await notice.click();
    await expect.poll(getEntry, { timeout: 20_000 }).not.toBe(oldEntry);
    await expect(page).toHaveURL(site.url + pathname + search);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
    // The member's place in the class is still the same.
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/watch\//);
    await expect(page.getByRole('button', { name: /^Resume at / }).first()).toBeVisible();
  },
);
