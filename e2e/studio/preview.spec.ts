// Covers: studio/content, site/preview
import type { Frame, Page, Request } from '@playwright/test';

import { signIn } from '../support/actions';
import { axeViolations, expect, expectedRequestErrors, test } from '../support/test';

const ADMIN = 'admin@gschool.example';
const CLASS = 'morning-mobility-in-ten';
const EDITOR = `/studio/classes/${CLASS}?inspector=off`;

const title = (page: Page, language = 'en') => page.locator(`[name="title.${language}"]`);
const preview = (page: Page) => page.getByTitle('The page as members see it');
const shown = (page: Page) => preview(page).contentFrame();
const heading = (page: Page) => shown(page).getByRole('heading', { level: 1 });
const toolbar = (page: Page) =>
  page.getByRole('group', { name: 'Screen and appearance of the preview' });

/** Opens the editor of a class, and waits for its preview. */
async function openEditor(page: Page): Promise<Frame> {
  await signIn(page, ADMIN, EDITOR);
  await expect(preview(page)).toHaveAttribute('data-painted', /\d/);
  await expect(heading(page)).toBeVisible();
  const frame = page.frames().find((one) => new URL(one.url()).pathname === '/preview');
  if (!frame) throw new Error('The editor has a preview');
  return frame;
}

test('what is typed appears on the member’s own page beside the form', async ({ page }) => {
  await openEditor(page);
  await title(page).fill('Typed <b>title</b>');
  // A text stays a text.
  await expect(heading(page)).toHaveText('Typed <b>title</b>');
  await title(page, 'ar').fill('عنوان جديد');
  await toolbar(page).getByLabel('Language').selectOption('ar');
  await expect(heading(page)).toHaveText('عنوان جديد');
  await expect(shown(page).locator('html')).toHaveAttribute('dir', 'rtl');
  // The studio keeps its own language and appearance.
  await toolbar(page).getByLabel('Mode').selectOption('dark');
  await expect(shown(page).locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test(
  'it has the width of a phone, a tablet or a desktop, and fits its place',
  { tag: '@merge' },
  async ({ page }) => {
    const frame = await openEditor(page);
    for (const [device, width] of [
      ['phone', 390],
      ['tablet', 820],
      ['desktop', 1280],
    ] as const) {
      await toolbar(page).getByLabel('Screen').selectOption(device);
      await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(width);
      const box = await preview(page).boundingBox();
      expect(box?.width).toBeLessThanOrEqual(width + 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
  },
);

test(
  'a pressed link stays in the frame, and the studio says where it leads',
  { tag: '@merge' },
  async ({ page }) => {
    const frame = await openEditor(page);
    const link = shown(page).getByRole('main').getByRole('link').first();
    const path = await link.getAttribute('href');
    await link.click();
    await link.click({ modifiers: ['ControlOrMeta'] });
    await expect(page.getByText(`This one leads to ${path}`)).toBeVisible();
    await expect(heading(page)).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
    expect(new URL(frame.url()).pathname).toBe('/preview');
    await expect(page).toHaveURL(new RegExp(`/studio/classes/${CLASS}`));
  },
);

test(
  'the frame has no token, sends no request for data, and writes nothing',
  { tag: '@merge' },
  async ({ page, context }) => {
    const requests: Request[] = [];
    const fromWorker: string[] = [];
    context.on('request', (request) => {
      const isInFrame = !request.serviceWorker() && request.frame().parentFrame() !== null;
      if (isInFrame) requests.push(request);
    });
    context.on('response', (response) => {
      if (response.fromServiceWorker() && new URL(response.url()).pathname === '/preview')
        fromWorker.push(response.url());
    });
    const frame = await openEditor(page);
    await title(page).fill('Another title');
    await expect(heading(page)).toHaveText('Another title');
    const readKeys = () =>
      page.evaluate(() => [
        // The form keeps what is not saved yet.
        ...Object.keys(localStorage).filter((key) => !key.startsWith('gschool.unsavedDraft')),
        ...Object.keys(sessionStorage),
      ]);
    const before = await readKeys();
    await shown(page).getByRole('button', { name: 'Favorite' }).first().click();
    await expect(
      shown(page).getByRole('button', { name: /Favorite|favorites/, pressed: true }),
    ).toBeVisible();
    expect(await readKeys()).toEqual(before);
    expect(
      await frame.evaluate(() => ({
        hasDatabase: typeof indexedDB !== 'undefined',
        hasCaches: typeof caches !== 'undefined',
        // What the pages of the preview store is in memory.
        isStored: Object.prototype.toString.call(localStorage) === '[object Storage]',
      })),
    ).toEqual({ hasDatabase: false, hasCaches: false, isStored: false });
    expect(requests.length).toBeGreaterThan(3);
    for (const request of requests) {
      expect(request.url()).not.toMatch(/googleapis|cloudfunctions|firebaseapp/);
      expect(await request.headerValue('authorization')).toBeNull();
    }
    expect(fromWorker).toEqual([]);
  },
);

test('only the studio that contains the frame is heard', { tag: '@merge' }, async ({ page }) => {
  const frame = await openEditor(page);
  const text = await heading(page).textContent();
  // A message of the frame's own window has the right origin, but the wrong sender.
  await frame.evaluate(() => {
    const view = {
      type: 'view',
      path: '/events',
      visit: 99,
      theme: 'gschool',
      scheme: 'dark',
      language: 'ar',
      textSize: 'large',
      isNavigable: true,
      now: null,
    };
    window.postMessage(view, '*');
  });
  // Messages that are not those of the studio change nothing either.
  await preview(page).evaluate((element: HTMLIFrameElement) => {
    for (const data of ['<b>html</b>', { type: 'view', path: 'javascript:alert(1)' }, null])
      element.contentWindow?.postMessage(data, '*');
  });
  await page.waitForTimeout(500);
  await expect(heading(page)).toHaveText(text ?? '');
  await expect(shown(page).locator('html')).toHaveAttribute('dir', 'ltr');
});

test.describe('a page of another origin', () => {
  test.use({
    allowedConsoleErrors: [
      ...expectedRequestErrors,
      /frame-ancestors|Refused to (display|frame)|violates/,
    ],
    allowedPolicyViolations: [/frame-ancestors/],
  });

  test('cannot frame the preview', { tag: '@merge' }, async ({ page, baseURL }) => {
    await page.route('https://evil.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<title>Evil</title><iframe src="${baseURL}/preview"></iframe>`,
      }),
    );
    await page.goto('https://evil.example/');
    await expect
      .poll(() => page.frames()[1]?.evaluate(() => document.querySelector('#root') !== null))
      .toBe(false);
  });
});

test(
  'opened alone, the page says what it is for, and is not listed',
  { tag: '@merge' },
  async ({ page }) => {
    const response = await page.goto('/preview');
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
    await expect(page.getByRole('heading', { name: 'This page shows previews' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  },
);

test(
  'the frame and its toolbar are accessible in both directions',
  { tag: '@merge' },
  async ({ page, expectNoAxeViolations }) => {
    const frame = await openEditor(page);
    await expectNoAxeViolations();
    expect(await axeViolations(frame)).toEqual([]);
    await toolbar(page).getByLabel('Language').selectOption('ar');
    await expect(shown(page).locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await axeViolations(frame)).toEqual([]);
  },
);
