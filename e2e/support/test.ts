import { expect, type Frame, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

import type { Condition } from '../../tools/browser/conditions';
import { previewPorts } from '../../tools/dev/startPreview';
import { prepareEmulators, usesEmulators } from './backend';
import { test as base } from './clock';
import { applyCondition, conditionOfRun } from './conditions';
import { createHand, type Hand, type Manner } from './hand';

interface Extras {
  /** The console errors that this test allows. Any other error fails it. */
  allowedConsoleErrors: RegExp[];
  /** The content security policy violations that this test causes on purpose. */
  allowedPolicyViolations: RegExp[];
  /** Fails if the current page has axe violations, and lists them. */
  expectNoAxeViolations: (where?: string) => Promise<void>;
  /**
   * Whether the service worker stores the app for offline starts. This adds seconds to each test,
   * so only tests of offline starts turn it on. In all other tests, the browser saves data.
   */
  storesApp: boolean;
  /** The condition under which the pages run; undefined for the normal one. */
  condition: Condition | undefined;
  /** The shop's URL without a trailing slash. */
  shop: string;
  /** How `hand` operates the page. */
  manner: Manner;
  /** Operates the page in the manner of the test (`journey`). */
  hand: Hand;
}

/**
 * Contrast is the slowest rule, and the stories check it in light and dark mode. Journeys check it
 * only in `npm run test:full`. For speed, passed checks are not described.
 */
const axeOptions: RunOptions = {
  rules: {
    // Two WCAG rules that axe does not check by default.
    'target-size': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
    'color-contrast': { enabled: process.env['TEST_SCOPE'] === 'full' },
  },
  resultTypes: ['violations'],
};

/** The axe violations of the current page, or of one frame, as text. */
export async function axeViolations(page: Page | Frame): Promise<string[]> {
  // The script stays loaded while the page opens others without loading a document.
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(document, options);
    return violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n  ${nodes.map(({ target }) => target.join(' ')).join('\n  ')}`,
    );
  }, axeOptions);
}

/**
 * Console errors for requests that the mock rejects on purpose, or that a reload or a scenario
 * interrupts.
 */
export const expectedRequestErrors: RegExp[] = [
  /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_)/,
  /@firebase\/firestore: .*RPC_ERROR HTTP error has no status/,
];

/** The console errors when a chunk's code or styles cannot be loaded without a network. */
export const unloadedCode = /Unable to preload CSS|Failed to fetch dynamically imported module/;

/** A page whose violations of the policy are recorded. */
interface PolicyWindow {
  recordPolicyViolation(violation: string): Promise<void>;
}

/**
 * The error of a service worker update that is interrupted by a navigation, or that has no network.
 */
const interruptedWorker =
  /Failed to update a ServiceWorker .*: (Not found|An unknown error occurred when fetching)/;

/** Lingui's warning about a message that is not loaded. The page shows the message's id then. */
const missingMessage = /^Uncompiled message/;

/**
 * Playwright's `test`. It fails on console errors, missing messages, exceptions and content
 * security policy violations.
 */
export const test = base.extend<Extras & { backend: void; consoleGuard: void }>({
  allowedConsoleErrors: [expectedRequestErrors, { option: true }],
  allowedPolicyViolations: [[], { option: true }],
  storesApp: [false, { option: true }],
  condition: [conditionOfRun, { option: true }],
  shop: `http://localhost:${previewPorts.shop}`,
  manner: ['pointer', { option: true }],
  hand: ({ page, manner }, use) => use(createHand(page, manner)),
  backend: [
    async ({ context, storesApp, condition }, use, info) => {
      if (!storesApp)
        await context.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
      await applyCondition(context, condition);
      if (usesEmulators) await prepareEmulators(context, info);
      await use();
    },
    { auto: true },
  ],
  consoleGuard: [
    async ({ context, allowedConsoleErrors, allowedPolicyViolations }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        const isFailure = message.type() === 'error' || missingMessage.test(text);
        if (isFailure && !allowedConsoleErrors.some((one) => one.test(text))) {
          errors.push(`${text} (${message.location().url})`);
        }
      });
      context.on('weberror', (thrown) => {
        const text = String(thrown.error());
        if (!interruptedWorker.test(text)) errors.push(text);
      });
      const violations: string[] = [];
      await context.exposeFunction('recordPolicyViolation', (violation: string) =>
        allowedPolicyViolations.some((one) => one.test(violation))
          ? undefined
          : violations.push(violation),
      );
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sample, documentURI } = event;
          const found = `${effectiveDirective} blocked ${blockedURI} ${sample} (${documentURI})`;
          void (window as unknown as PolicyWindow).recordPolicyViolation(found);
        });
      });
      await use();
      expect(violations, 'violations of the content security policy').toEqual([]);
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

/** For `test.use`: allows autoplay with sound. */
export const autoplay: Parameters<typeof test.use>[0] = {
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--autoplay-policy=no-user-gesture-required'],
    }),
};

export { expect };
