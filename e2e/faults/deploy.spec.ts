// Covers: site/shell, shop/shell, studio/shell
import type { BrowserContext, Page } from '@playwright/test';

import { waitForHydration } from '../support/actions';
import { installClock } from '../support/clock';
import { field, type Journey } from './journey';
import { createPack } from './studioJourneys';
import { expectAnswer, expectNotBlank, expectRecovery, readMessages } from './outcome';
import { fault as faultTest, getUrl, open, restoreAccount } from './test';

const main = (page: Page) => page.getByRole('main');

/** Visits whose next step loads code that the open page has not loaded yet. */
const journeys: readonly Omit<Journey, 'calls'>[] = [
  {
    name: 'home to enrolling',
    app: 'site',
    path: '/',
    act: (page) => page.getByRole('link', { name: 'Enroll Now' }).first().click(),
    done: (page) => page.getByRole('button', { name: 'Create account' }),
  },
  {
    name: 'events to an event',
    app: 'site',
    path: '/events',
    prepare: (page) => main(page).getByRole('link', { name: 'Kitchen salsa night' }).hover(),
    act: (page) => main(page).getByRole('link', { name: 'Kitchen salsa night' }).click(),
    done: (page) => page.getByRole('heading', { level: 1, name: 'Kitchen salsa night' }),
  },
  {
    name: 'the catalog to the library',
    app: 'site',
    account: 'member',
    path: '/videos',
    act: (page) => page.getByRole('banner').getByRole('link', { name: 'Library' }).click(),
    done: (page) => page.getByRole('list', { name: 'Favorites' }),
  },
  {
    name: 'a class to its player',
    app: 'site',
    account: 'member',
    path: '/videos',
    act: (page) =>
      page
        .getByRole('region', { name: 'All classes' })
        .getByRole('article')
        .first()
        .getByRole('link')
        .click(),
    done: (page) => page.getByRole('region', { name: /^Player/ }),
  },
  {
    name: 'the search dialog',
    app: 'site',
    account: 'member',
    path: '/profile',
    act: (page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).click(),
    done: (page) => page.getByRole('dialog', { name: /search/i }),
  },
  {
    name: 'the appearance panel',
    app: 'site',
    path: '/events',
    // On a phone, the button is in the footer.
    act: (page) => page.getByRole('button', { name: 'Customize appearance' }).click(),
    done: (page) => page.getByRole('dialog', { name: /appearance/i }),
  },
  {
    name: 'saving a profile',
    app: 'site',
    account: 'member',
    path: '/profile?tab=personal-info',
    prepare: (page) => field(page, 'City').fill('Braga'),
    act: (page) => main(page).getByRole('button', { name: 'Save', exact: true }).click(),
    done: (page) => main(page).getByText('Saved.', { exact: true }),
    typed: { City: 'Braga' },
    isTypedSaved: true,
  },
  {
    name: 'products to a product',
    app: 'shop',
    path: '/merchandise/shop',
    act: (page) => main(page).getByRole('link', { name: 'Cork mat' }).click(),
    done: (page) => main(page).getByRole('button', { name: 'Add to cart: Cork mat' }),
  },
  {
    name: 'the cart panel',
    app: 'shop',
    path: '/merchandise/shop',
    act: (page) => page.getByRole('button', { name: /^Cart, / }).click(),
    done: (page) => page.getByRole('dialog', { name: 'Your cart' }),
  },
  {
    name: 'the blog',
    app: 'shop',
    path: '/merchandise/shop',
    act: (page) =>
      page.getByRole('contentinfo').getByRole('link', { name: /blog/i }).first().click(),
    done: (page) => main(page).getByRole('article').first(),
  },
  {
    name: 'the classes of the school to an editor',
    app: 'studio',
    account: 'admin',
    path: '/classes',
    act: (page) =>
      main(page).locator('a[href*="/studio/classes/"]:not([href$="/new"])').first().click(),
    done: (page) => page.locator('[name="title.en"]'),
  },
  {
    name: 'the deletion of an entry',
    app: 'studio',
    account: 'admin',
    path: '/classes/dancer-step-by-step',
    act: async (page) => {
      await main(page).getByRole('button', { name: 'Actions', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    },
    done: (page) => page.getByRole('alertdialog').getByLabel(/^Remove it/),
  },
  {
    name: 'the comparison of an import',
    app: 'studio',
    account: 'admin',
    path: '/import',
    act: (page) =>
      main(page)
        .locator('input[type=file]:not([webkitdirectory])')
        .first()
        .setInputFiles(createPack()),
    done: (page) => main(page).getByRole('button', { name: 'Import 2 entries' }),
  },
];

const faults = {
  'chunks are gone': { files: /\/assets\/[^?]+\.js/, status: 404 },
  'styles are gone': { files: /\/assets\/[^?]+\.css/, status: 404 },
  'chunks and styles are gone': { files: /\/assets\/[^?]+\.(js|css)/, status: 404 },
  'chunks are pages': { files: /\/assets\/[^?]+\.js/, status: 200 },
  'no connection to the files': { files: /\/assets\/[^?]+\.(js|css)/, status: 0 },
} as const;

/** Removes the files of the old version until a page is loaded again and gets the new version. */
async function deploy(
  context: BrowserContext,
  { files, status }: (typeof faults)[keyof typeof faults],
): Promise<{ end: () => void; hasReloaded: () => boolean }> {
  let isOver = status === 0 ? () => false : () => hasReloaded;
  let hasReloaded = false;
  context.on('request', (request) => {
    if (request.isNavigationRequest()) hasReloaded = true;
  });
  await context.route(files, (route) => {
    if (isOver()) return route.fallback();
    if (status === 0) return route.abort('connectionrefused');
    const body = '<!doctype html><title>A page</title>';
    return route.fulfill({ status, contentType: 'text/html', body });
  });
  return {
    end: () => {
      isOver = () => true;
    },
    hasReloaded: () => hasReloaded,
  };
}

for (const one of journeys) {
  for (const [name, fault] of Object.entries(faults)) {
    faultTest(`a deploy: ${one.name}: ${name}`, async ({ page, context }) => {
      let journey: Journey = { ...one, calls: [] };
      await installClock(page);
      await restoreAccount(page, journey);
      await open(page, journey);
      const known = await readMessages(page);
      const { end, hasReloaded } = await deploy(context, fault);
      // Code that the open page would load in advance is missing, too, so the page may reload
      // before something is typed.
      await page.waitForTimeout(1000);
      if (hasReloaded() && fault.status !== 0) await waitForHydration(page);
      try {
        await journey.prepare?.(page);
      } catch {
        // If the page was reloaded to get its code, the text is typed after the reload.
        const act = async () => {
          await one.prepare?.(page);
          await one.act?.(page);
        };
        journey = { ...journey, act };
      }
      await journey.act?.(page).catch(() => undefined);
      await page.waitForTimeout(500);
      // A page that was reloaded with the new version works, but the press is lost.
      if (hasReloaded() && fault.status !== 0) {
        await waitForHydration(page);
        await journey.act?.(page).catch(() => undefined);
      }
      await expectAnswer(page, journey, known);
      end();
      await expectRecovery(page, journey, getUrl(journey));
      await expectNotBlank(page);
    });
  }
}
