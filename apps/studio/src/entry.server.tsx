import '@gschool/themes/global';

import { languages } from '@gschool/app/i18n';
import { createRenderer } from '@gschool/app/server';

import { App } from './App';
import { productName } from './config/env';
import { paths } from './config/paths';
import { appI18n } from './i18n/i18n';
import { pages } from './routes';
import { defaultDescription } from './routes/page';

/** No page is prerendered, because all of them show data of members (docs/decisions/0073). */
export const prerenderPaths: readonly string[] = [];

/** Visitors load only the sign-in page, and start with the same document. */
export const preloadsShell = false;

/** Values for the head of every page. Search engines must not list the studio. */
export const site = { name: productName, origin: undefined, languages };

export { webManifest } from './config/webManifest';

const renderer = createRenderer({
  kind: 'studio',
  App,
  appI18n,
  pages,
  origin: undefined,
  defaultDescription,
});

/** Renders a path to HTML and its `<head>` data: the frame, without data. */
export const render = renderer.renderShell;

/** Renders the shell of every page. */
export const renderShell = () => renderer.renderShell(paths.overview);
