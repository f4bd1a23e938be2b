// Covers: site/auth
import { devices, type Page } from '@playwright/test';

import { expect, test } from './support/test';
import {
  PASSWORD,
  chooseGoogleAccount,
  tabTo,
  uniqueEmail,
  waitForHydration,
} from './support/actions';
import { usesEmulators } from './support/backend';
import { readMailLink } from './support/storedData';

const NEW_PASSWORD = 'a short sentence';

const field = (page: Page, label = 'Password') => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

async function enroll(page: Page, email: string, next = ''): Promise<void> {
  await page.goto(`/auth/sign-up?inspector=off${next && `&next=${encodeURIComponent(next)}`}`);
  await page.getByLabel('Email address').fill(email);
  await field(page).fill(NEW_PASSWORD);
  await press(page, 'Create account');
  await expect(page).toHaveURL(/\/auth\/verify-email/);
}

async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await field(page).fill(password);
  await press(page, 'Sign In');
}

/** The path of the link in the newest email. In the demo, the email is in the outbox. */
async function newestLink(page: Page, email: string): Promise<string> {
  if (usesEmulators) return readMailLink(page, email);
  await press(page, 'Open the demo’s outbox');
  const link = page.getByRole('link', { name: 'Open the link' }).first();
  await expect(link).toBeVisible();
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
  return pathname + search;
}

test.describe('emails', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('enrolling sends an email with a link that verifies the address', async ({
    page,
    context,
  }) => {
    const email = uniqueEmail();
    await enroll(page, email, '/videos');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(email);
    await expect(page.getByRole('button', { name: 'Resend email' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.reload();
    await expect(page.getByRole('button', { name: 'Resend email' })).toContainText(/in \d+s/);
    const link = await newestLink(page, email);

    // The link still works, even in another browser.
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed');
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed');
    await other.close();

    await press(page, 'I’ve opened the link').catch(() => undefined);
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/videos');
  });

  test('a forgotten password: email, new password, sign-in', async ({ page }) => {
    const email = uniqueEmail();
    await enroll(page, email);
    await page.goto('/auth/forgot-password');
    await page.getByLabel('Email address').fill(email);
    await press(page, 'Send the link');
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Resend email' })).toContainText(/in \d+s/);
    const href = await newestLink(page, email);

    await page.goto(href);
    await page.reload();
    await field(page, 'New password').fill('a longer sentence');
    await press(page, 'Save the password');
    await expect(page.getByRole('heading', { name: 'Your new password is saved' })).toBeFocused();
    await page.getByRole('link', { name: 'Go to Sign In' }).click();
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    await signInWith(page, email, NEW_PASSWORD);
    await expect(page.getByRole('alert')).toContainText('don’t match');
    await signInWith(page, email, 'a longer sentence');
    await expect(page).toHaveURL(/\/(profile|welcome)/);

    await page.goto(href);
    await expect(page.getByRole('main')).toContainText('This link has already been used');
    await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  });

  test(
    'a password reset does not reveal who has an account',
    { tag: '@merge' },
    async ({ page }) => {
      const texts: string[] = [];
      for (const email of ['member@gschool.example', 'nobody@gschool.example']) {
        await page.goto('/auth/forgot-password?inspector=off');
        await page.evaluate(() => sessionStorage.removeItem('gschool.reset'));
        await page.reload();
        await page.getByLabel('Email address').fill(email);
        await press(page, 'Send the link');
        await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
        const pageText = await page.getByRole('main').innerText();
        texts.push(pageText.replaceAll(email, '').replace(/\d+ s/, ''));
      }
      expect(texts[0]).toBe(texts[1]);
    },
  );
});

test(
  'the email address survives a reload and a page change; the password does not',
  { tag: '@merge' },
  async ({ page }) => {
    await page.goto('/auth/sign-in?inspector=off&next=%2Fvideos');
    const address = page.getByLabel('Email address');
    await address.fill('member@gschool.example');
    await field(page).fill(PASSWORD);
    // Text that was typed before the app started is saved after the start.
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
      .toContain('member@gschool.example');
    await page.reload();
    await expect(address).toHaveValue('member@gschool.example');
    await expect(field(page)).toHaveValue('');
    for (const name of ['Forgot your password?', 'Sign In', 'Enroll Now', 'Sign In']) {
      await page.getByRole('main').getByRole('link', { name }).click();
      await expect(address).toHaveValue('member@gschool.example');
      await expect(page).toHaveURL(/next=%2Fvideos$/);
      expect(page.url()).not.toContain('member');
    }
    const storage = await page.evaluate(() =>
      JSON.stringify({ ...sessionStorage, ...localStorage }),
    );
    expect(storage).not.toContain(PASSWORD);
    await signInWith(page, 'member@gschool.example', PASSWORD);
    await expect(page).toHaveURL(/\/videos$/);
  },
);

test('a return URL to another origin is ignored', { tag: '@merge' }, async ({ page }) => {
  // The domain's validation test covers all forms of such a URL.
  await page.goto(`/auth/sign-in?inspector=off&next=${encodeURIComponent('/\\evil.example')}`);
  // The prerendered document does not know the URL's query, so the app writes the links.
  await waitForHydration(page);
  expect(await page.getByRole('main').innerHTML()).not.toContain('evil');
  await signInWith(page, 'member@gschool.example', PASSWORD);
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/videos$/);
});

test.describe('on a phone', () => {
  test.use({ userAgent: devices['iPhone 15'].userAgent });

  test(
    'Google’s code loads on the sign-in page, before the click, and nowhere else',
    { tag: '@merge' },
    async ({ page }) => {
      const loads: string[] = [];
      // The mock loads this file at the point where the SDK loads Google's script.
      page.on('request', (request) => {
        if (request.url().endsWith('/google-api.js')) loads.push(new URL(page.url()).pathname);
      });
      await page.goto('/events?inspector=off');
      await waitForHydration(page);
      // The demo loads Authentication on every page.
      await page.waitForLoadState('networkidle');
      expect(loads).toEqual([]);
      await page.goto('/auth/sign-in?inspector=off');
      await expect.poll(() => loads).toEqual(['/auth/sign-in']);
      const popup = page.waitForEvent('popup');
      await press(page, 'Continue with Google');
      await chooseGoogleAccount(await popup, /google@gschool\.example/);
      await expect(page).not.toHaveURL(/sign-in/);
      expect(loads).toHaveLength(1);
    },
  );
});

test('a blocked Google popup shows an error', { tag: '@merge' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/auth/sign-in?inspector=off');
  await page.getByLabel('Email address').fill('member@gschool.example');
  await press(page, 'Continue with Google');
  await expect(page.getByRole('alert')).toHaveText(
    'Popup was blocked by browser. Please allow popups and try again.',
  );
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByLabel('Email address')).toHaveValue('member@gschool.example');
  await signInWith(page, 'member@gschool.example', 'not the one');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('don’t match');
  await expect(page.getByRole('alert')).not.toContainText('blocked');
});

test('a password reset works by keyboard', { tag: '@full' }, async ({ page }) => {
  await page.goto('/auth/forgot-password?inspector=off');
  await tabTo(page, page.getByLabel('Email address'));
  await page.keyboard.type('lapsed@gschool.example');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Open the demo’s outbox' }));
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: 'Open the link' }).first();
  for (let presses = 0; presses < 10; presses++) {
    if (await link.evaluate((a) => (a.getRootNode() as ShadowRoot).activeElement === a)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/action/);
  await tabTo(page, field(page, 'New password'));
  await page.keyboard.type('a longer sentence');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your new password is saved' })).toBeFocused();
});

test(
  'the button of the demo tools covers no control at any width',
  { tag: '@merge' },
  async ({ page }) => {
    for (const path of ['/', '/auth/sign-in', '/auth/sign-up', '/auth/forgot-password']) {
      await page.goto(`${path}?inspector=on`);
      await expect(page.getByRole('complementary', { name: 'Demo tools' })).toBeAttached();
      for (const width of [320, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 700 });
        const { seen, covered } = await page.evaluate(coveredByDemo);
        expect(seen, `${path} at ${width} px`).toBeGreaterThan(4);
        expect(covered, `${path} at ${width} px`).toEqual([]);
      }
    }
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await page.getByRole('button', { name: 'Demo tools' }).click();
      await page.getByRole('tab', { name: 'Emails' }).click();
      await expect(page.getByRole('tabpanel')).toContainText('No emails sent yet.');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('tabpanel')).toBeHidden();
    }
  },
);

/** Counts the controls of the page and lists those under the inspector's button. */
function coveredByDemo() {
  const controls = [...document.querySelectorAll<HTMLElement>('#root :is(a, button, input)')];
  const covered: string[] = [];
  let seen = 0;
  for (const control of controls) {
    for (const block of ['end', 'center', 'start'] as const) {
      control.scrollIntoView({ block, behavior: 'instant' });
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      seen += 1;
      for (const x of [left + 4, (left + right) / 2, right - 4]) {
        const there = document.elementFromPoint(x, (top + bottom) / 2);
        if (there?.localName === 'gschool-mock-inspector') {
          covered.push(control.textContent || control.outerHTML.slice(0, 80));
        }
      }
    }
  }
  return { seen, covered };
}
