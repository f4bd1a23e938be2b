import '@gschool/themes/global';

import { preloadPosterArt } from '@gschool/ui';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { App } from './App';
import { productName, settings } from './config/env';
import { paths } from './config/paths';
import { MissingSettings } from './features/shell/MissingSettings';
import { i18n } from './i18n/i18n';
import { handlesAt, loadPages } from './routes';
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
  await Promise.all([preloadPosterArt(), preloadParts(), loadPages(url)]);
  const html = renderToString(
    <StaticRouter location={url}>
      <App />
    </StaticRouter>,
  );
  return { html, ...metaOf(handlesAt(url), (id, values) => i18n._(id, values), productName) };
}
