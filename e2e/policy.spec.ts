// Covers: site/home, site/profile
import { expect, test } from './support/test';
import { signIn } from './support/actions';
import { usesEmulators } from './support/backend';

/** The browser's policy factory, for which TypeScript has no types. */
declare const trustedTypes: {
  defaultPolicy: object | null;
  createPolicy(name: string, rules: object): object;
};

test.describe('the content security policy', () => {
  test.use({
    allowedPolicyViolations: [/^(require-trusted-types-for|trusted-types|img-src|script-src)/],
    allowedConsoleErrors: [/Content Security Policy|Trusted(HTML|Script)/i],
  });

  test('refuses HTML, scripts and policies that the app does not know', async ({ page }) => {
    await page.goto('/?inspector=off');
    // The default policy exists once the app has started.
    await page.getByRole('link', { name: 'Enroll Now' }).first().hover();
    await expect.poll(() => page.evaluate(() => trustedTypes.defaultPolicy !== null)).toBe(true);
    const outcome = (run: string) =>
      page.evaluate((name) => {
        const runs: Record<string, () => void> = {
          html: () => {
            document.createElement('div').innerHTML = '<b>text</b>';
          },
          foreignScript: () => {
            document.createElement('script').src = 'https://evil.example/a.js';
          },
          ownScript: () => {
            document.createElement('script').src = '/assets/a.js';
          },
          policy: () => void trustedTypes.createPolicy('unknown', {}),
        };
        try {
          runs[name]?.();
          return 'accepted';
        } catch (error) {
          return (error as Error).name;
        }
      }, run);
    expect(await outcome('html')).toBe('TypeError');
    expect(await outcome('foreignScript')).toBe('TypeError');
    expect(await outcome('policy')).toBe('TypeError');
    expect(await outcome('ownScript')).toBe('accepted');
  });
});

test(
  'a photo on a host that the policy does not allow is not requested',
  { tag: '@merge' },
  async ({ page }) => {
    await signIn(page, 'lapsed@gschool.example', '/profile?tab=personal-info&inspector=off');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    // Without a storage bucket, the field is always open.
    if (!usesEmulators)
      await page.getByRole('button', { name: 'Use a link to an image instead' }).click();
    await page.getByLabel('Photo link').fill('https://elsewhere.example/me.jpg');
    await expect(page.getByText('its site doesn’t allow others to show it')).toBeVisible();
    expect(requests.filter((url) => url.includes('elsewhere'))).toEqual([]);
  },
);
