import type { Page } from 'playwright-core';

/** How the benchmark uses a list of members. */
export interface Implementation {
  /** The name in the report. */
  title: string;
  /** The path that opens the sign-in form and then the list. */
  path: string;
  /** Fills in the sign-in form, but does not submit it. */
  fillSignIn(page: Page): Promise<void>;
  submit(page: Page): ReturnType<Page['getByRole']>;
  /** The selector of a row of the list. */
  row: string;
  /** The selector of an element whose text changes with the rows. */
  rows: string;
  search(page: Page): ReturnType<Page['getByRole']>;
}

const fillFields = async (page: Page): Promise<void> => {
  await page.locator('input[type=email], input[name=username]').fill('owner@gschool.example');
  await page.locator('input[type=password]').fill('gschool-demo');
};

/** The implementations by the name of their folder. `studio` is the demo build of this product. */
export const implementations: Readonly<Record<string, Implementation>> = {
  plain: {
    title: 'plain React',
    path: '/plain/',
    fillSignIn: fillFields,
    submit: (page) => page.getByRole('button', { name: 'Sign in' }),
    row: '[role=row]',
    rows: '[role=table]',
    search: (page) => page.getByRole('searchbox'),
  },
  reactAdmin: {
    title: 'react-admin (50 rows a page)',
    path: '/reactAdmin/',
    fillSignIn: async (page) => {
      await page.locator('input[name=username]').fill('owner');
      await page.locator('input[type=password]').fill('gschool-demo');
    },
    submit: (page) => page.getByRole('button', { name: 'Sign in' }),
    row: 'tbody tr',
    rows: 'tbody',
    search: (page) => page.getByRole('textbox', { name: 'Search' }),
  },
  studio: {
    title: 'studio',
    path: '/studio/members?inspector=off&scenario=many',
    fillSignIn: async (page) => {
      await page.getByLabel('Email address').fill('admin@gschool.example');
      await page.getByLabel('Password', { exact: true }).fill('gschool-demo');
    },
    submit: (page) => page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }),
    row: '[role=grid] [role=row]:has([role=gridcell])',
    rows: '[role=grid]',
    search: (page) => page.getByRole('searchbox').first(),
  },
};
