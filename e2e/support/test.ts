import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

import { previewPorts } from '../../tools/dev/startPreview';

interface Extras {
  /** What the console may say in this test; anything else that is an error fails it. */
  allowedConsoleErrors: RegExp[];
  /** Fails with every axe violation of the page as it stands. */
  expectNoAxeViolations: (where?: string) => Promise<void>;
  /** The shop's address, without a slash at the end. */
  shop: string;
}

/**
 * The stories measure contrast in light, in dark and in the looks that are drawn. It is the
 * slowest rule by far: journeys measure it in `npm run test:full` alone.
 */
const skippedRules = process.env['TEST_SCOPE'] === 'full' ? [] : ['color-contrast'];

/** Every axe violation of the page as it stands, in words. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // What passes is not described, and no second page is opened to put frames together.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .disableRules(skippedRules)
    .analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ target }) => target.join(' ')).join('\n  ')}`,
  );
}

/**
 * Logged by the browser for what the fake refuses on purpose, and by Firestore's client for a
 * request that a reload or a scenario cuts off.
 */
export const expectedRequestErrors: RegExp[] = [
  /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_)/,
  /@firebase\/firestore: .*RPC_ERROR HTTP error has no status/,
];

/** The mock's worker, asked for news by a page that was left in the same moment. */
const interruptedWorker = /Failed to update a ServiceWorker .*: Not found/;

/**
 * Playwright's `test`, in which every error in the console, every exception
 * and every refusal of the content security policy fails the journey.
 */
export const test = base.extend<Extras & { consoleGuard: void }>({
  allowedConsoleErrors: [expectedRequestErrors, { option: true }],
  shop: `http://localhost:${previewPorts.shop}`,
  consoleGuard: [
    async ({ context, allowedConsoleErrors }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (message.type() === 'error' && !allowedConsoleErrors.some((one) => one.test(text))) {
          errors.push(`${text} (${message.location().url})`);
        }
      });
      context.on('weberror', (thrown) => {
        const text = String(thrown.error());
        if (!interruptedWorker.test(text)) errors.push(text);
      });
      await use();
      expect(errors, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  expectNoAxeViolations: async ({ page }, use) => {
    await use(async (where = '') => {
      expect(await axeViolations(page), `axe ${where || page.url()}`).toEqual([]);
    });
  },
});

export { expect };
