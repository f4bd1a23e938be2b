import '@gschool/themes/global';

import { createServices, createSession } from '@gschool/data';
import { preloadPosterArt } from '@gschool/ui';
import { languages } from '@gschool/ui/app';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { App } from './App';
import { origin, productName, settings } from './config/env';
import { paths } from './config/paths';
import { contentAddresses } from './content/addresses';
import { MissingSettings } from './features/shell/MissingSettings';
import { i18n } from './i18n/i18n';
import { codeOf, contentAt, fixedPaths, handlesAt, loadPages } from './routes';
import { preloadParts } from './routes/parts';
import { metaOf } from './shared/documentMeta';

/** Visitors' pages, rendered when the shop is built. */
export const prerenderPaths: readonly string[] = [
  ...new Set([...fixedPaths(true), ...contentAddresses]),
];

export { files } from './content/blog/feedFile';

/** Pages of the same code are rendered by the same thread. */
export const groupOf = codeOf;

/** What the head of every page names. */
export const site = { name: productName, origin, languages };

/** A page that no route matches, for the host's 404. */
export const notFoundPath = '/not-found';

const never = () => new Promise<never>(() => undefined);

/** What addresses without a page of their own show until their script has run: the frame, and a shelf that fills. */
export const renderShell = async () => ({
  ...(await render(paths.shop)),
  title: productName,
  description: '',
  isIndexed: false,
});

/** Renders one address to markup, with what belongs into its `<head>`. */
export async function render(url: string): Promise<{ html: string } & ReturnType<typeof metaOf>> {
  if (!settings.ok) {
    return {
      html: renderToString(<MissingSettings problems={settings.problems} />),
      title: `${productName}: settings are missing`,
      description: '',
      isIndexed: false,
    };
  }
  await Promise.all([preloadPosterArt(), preloadParts(url), loadPages(url)]);
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
      content: contentAt(url),
    }),
  };
}
