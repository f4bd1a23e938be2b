import '@gschool/themes/global';

import { languages } from '@gschool/app/i18n';
import { createRenderer } from '@gschool/app/server';

import { App } from './App';
import { origin, productName } from './config/env';
import { paths } from './config/paths';
import { contentAddresses } from './content/addresses';
import { appI18n } from './i18n/i18n';
import { fixedPaths, pages } from './routes';
import { defaultDescription } from './routes/page';
import { preloadSections } from './routes/sections';

/** Visitors' pages, rendered when the shop is built. */
export const prerenderPaths: readonly string[] = [
  ...new Set([...fixedPaths(true), ...contentAddresses]),
];

export { files } from './content/blog/feedFile';

/** Pages of the same code are rendered by the same thread. */
export const groupOf = pages.getLoader;

/** What the head of every page names. */
export const site = { name: productName, origin, languages };

/** A page that no route matches, for the host's 404. */
export const notFoundPath = '/not-found';

const renderer = createRenderer({
  kind: 'shop',
  App,
  appI18n,
  pages,
  preload: preloadSections,
  origin,
  defaultDescription,
});

/** Renders one address to markup, with what belongs into its `<head>`. */
export const render = renderer.render;

/** What addresses without a page of their own show until their script has run: the frame, and a shelf that fills. */
export const renderShell = () => renderer.renderShell(paths.shop);
