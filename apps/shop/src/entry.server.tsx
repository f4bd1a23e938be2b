import '@gschool/themes/global';

import { languages } from '@gschool/app/i18n';
import { createRenderer } from '@gschool/app/server';

import { App } from './App';
import { origin, productName } from './config/env';
import { paths } from './config/paths';
import { contentPaths } from './content/contentPaths';
import { getSnapshotContent, productPaths } from './content/snapshotPages';
import { appI18n } from './i18n/i18n';
import { fixedPaths, pages } from './routes';
import { defaultDescription } from './routes/page';
import { sections } from './routes/sections';
import { describePage } from './structured-data/describePage';

/** The paths of the pages for visitors, which the build renders. */
export const prerenderPaths: readonly string[] = [
  ...new Set([...fixedPaths(true), ...contentPaths, ...productPaths]),
];

export { files as extraFiles } from './content/blog/feedFiles';

/** Pages with the same loader are rendered in the same thread. */
export const getGroupKey = pages.getLoader;

/** Values for the head of every page. */
export const site = { name: productName, origin, languages };

export { webManifest } from './config/webManifest';

const renderer = createRenderer({
  kind: 'shop',
  App,
  appI18n,
  pages,
  preload: async (path) =>
    path === paths.start && Promise.all([sections.movies.preload(), sections.products.preload()]),
  getContent: getSnapshotContent,
  origin,
  defaultDescription,
  describePage,
});

/** Renders a path to HTML and its `<head>` data. */
export const render = renderer.render;

/**
 * Renders the shell for paths without a prerendered page: the layout with a loading product list.
 */
export const renderShell = () => renderer.renderShell(paths.shop);
