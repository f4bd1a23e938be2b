import '@gschool/themes/global';

import { languages } from '@gschool/app/i18n';
import { createRenderer } from '@gschool/app/server';

import { App } from './App';
import { founder, origin, productName } from './config/env';
import { paths } from './config/paths';
import { preloadLazyParts } from './features/shell/lazyParts';
import { appI18n } from './i18n/i18n';
import { pages } from './routes';
import { defaultDescription } from './routes/page';

/** Visitors' pages, rendered when the site is built. */
export const prerenderPaths: readonly string[] = [
  paths.home,
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  paths.about.welcome,
  paths.about.contact,
  paths.about.faq,
  paths.about.founder(founder.slug),
  paths.terms,
  paths.privacy,
  paths.events,
];

/** What the head of every page names. */
export const site = { name: productName, origin, languages };

/** A page that no route matches, for the host's 404. */
export const notFoundPath = '/not-found';

const renderer = createRenderer({
  kind: 'site',
  App,
  appI18n,
  pages,
  preload: preloadLazyParts,
  origin,
  defaultDescription,
});

/** Renders one address to markup, with what belongs into its `<head>`. */
export const render = renderer.render;

/** What the members' addresses show until their script has run: the frame and a skeleton. */
export const renderShell = () => renderer.renderShell(paths.videos);
