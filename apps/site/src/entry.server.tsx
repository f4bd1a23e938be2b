import '@gschool/themes/global';

import { createServices, createSession } from '@gschool/data';
import { preloadPosterArt } from '@gschool/ui';
import { languages, type DocumentHead } from '@gschool/ui/app';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { App } from './App';
import { founder, origin, productName, settings } from './config/env';
import { lateFooter } from './features/shell/lateFooter';
import { MissingSettings } from './features/shell/MissingSettings';
import { metaOf } from './shared/documentMeta';
import { i18n } from './i18n/i18n';
import { handlesAt, loadPages } from './routes';
import { paths } from './config/paths';

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

const never = () => new Promise<never>(() => undefined);

/** What the members' addresses show until their script has run: the frame and the shape of what comes. */
export const renderShell = async () => ({
  ...(await render(paths.videos)),
  title: productName,
  description: '',
  isIndexed: false,
});

/** Renders one address to markup, with what belongs into its `<head>`. */
export async function render(url: string): Promise<{ html: string } & DocumentHead> {
  if (!settings.ok) {
    return {
      html: renderToString(<MissingSettings problems={settings.problems} />),
      title: `${productName}: settings are missing`,
      description: '',
      isIndexed: false,
    };
  }
  await preloadPosterArt();
  await Promise.all([loadPages(url), lateFooter.preload()]);
  const html = renderToString(
    <StaticRouter location={url}>
      <App services={createServices({ session: createSession({ connect: never }) })} />
    </StaticRouter>,
  );
  return {
    html,
    ...metaOf(handlesAt(url), (id, values) => i18n._(id, values), {
      productName,
      origin,
      path: url,
    }),
  };
}
