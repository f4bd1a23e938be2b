import type { Locator, Page } from '@playwright/test';

/** What a person does in a visit, and the backend calls that this needs. */
export interface Journey {
  name: string;
  app: 'site' | 'shop' | 'studio';
  /** The demo account. If absent, the person is a visitor. */
  account?: 'member' | 'new' | 'lapsed' | 'unpaid' | 'unverified' | 'admin';
  path: string;
  /** The steps before the call, with a working backend. */
  prepare?: (page: Page) => Promise<void>;
  /** Causes the call. If absent, opening the page causes it. */
  act?: (page: Page) => Promise<void>;
  /** The element that the page shows when the journey has succeeded. */
  done: (page: Page) => Locator;
  /** The same for individual calls, if only part of the page needs them. */
  doneFor?: Readonly<Record<string, (page: Page) => Locator>>;
  /**
   * The element that the page shows instead when the service has completed the operation, but its
   * response was lost: the next try is refused, and the page says why.
   */
  refused?: (page: Page) => Locator;
  /** A message in the form of a page's heading, with instructions below it. */
  failed?: (page: Page) => Locator;
  /** The element that shows after a reload that the data was saved. */
  saved?: (page: Page) => Locator;
  /**
   * The fields that were filled in, with their texts. The texts stay until the journey has
   * succeeded.
   */
  typed?: Readonly<Record<string, string>>;
  /** Whether the fields still contain their texts after a reload. */
  isTypedSaved?: boolean;
  /**
   * Whether the fields contain their texts after the session has ended and the member has signed in
   * again.
   */
  hasDraft?: boolean;
  /** Checks other conditions at the end of the journey. `url` is the URL of the page. */
  verify?: (page: Page, url: string) => Promise<void>;
  /** The labels of the calls that fail, one after the other. */
  calls: readonly string[];
}

/** The main part of the page. */
export const main = (page: Page) => page.getByRole('main');
/** A button in the main part, by its whole name or a pattern. */
export const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
/** The first heading with a name. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).first();

/** Finds a field by the beginning of its label. The label of a required field ends in a mark. */
export const field = (page: Page, label: string): Locator =>
  page
    .locator('main, [role=dialog], [role=alertdialog]')
    .getByLabel(new RegExp(`^${label}`))
    .and(page.locator('input, select, textarea'))
    .first();

/** Clicks a button if the page shows it. */
export const clickIfVisible = async (target: Locator): Promise<void> => {
  if (await target.isVisible()) await target.click();
};

/** Fills fields, by the beginnings of their labels. */
export const fill = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(fields)) await field(page, label).fill(text);
};
