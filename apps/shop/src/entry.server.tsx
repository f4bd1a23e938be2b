import '@gschool/themes/global';

import { preloadPosterArt } from '@gschool/ui';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';

import { App } from './App';
import { productName, settings } from './config/env';
import { paths } from './config/paths';
import { MissingSettings } from './features/shell/MissingSettings';
import { i18n } from './i18n/i18n';
import { routes } from './routes';
import { preloadParts } from './routes/parts';
import { metaOf } from './shared/documentMeta';

/** Visitors' pages, rendered when the shop is built. */
export const prerenderPaths: readonly string[] = [paths.start];

/** A page that no route matches, for the host's 404. */
export const notFoundPath = '/not-found';

/** Renders one address to markup, with what belongs into its `<head>`. */
export async function render(
  url: string,
): Promise<{ html: string; title: string; description: string }> {
  if (!settings.ok) {
    return {
      html: renderToString(<MissingSettings problems={settings.problems} />),
      title: `${productName}: settings are missing`,
      description: '',
    };
  }
  await preloadPosterArt();
  await Promise.all([preloadPosterArt(), preloadParts()]);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(url, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${url} answers with a redirect`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <App>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  );
  const handles = context.matches.map((match) => match.route.handle as unknown);
  return { html, ...metaOf(handles, (id, values) => i18n._(id, values), productName) };
}
