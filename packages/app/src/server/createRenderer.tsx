import { createServices, createSession, type Services } from '@gschool/data';
import { preloadPosterArt } from '@gschool/ui';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import type { AppI18n } from '../i18n/createI18n';
import { MissingSettings } from '../pages/MissingSettings';
import { createDocumentMeta, type ContentHead } from '../routes/documentMeta';
import type { createPageMatcher } from '../routes/matchPages';
import type { DocumentHead } from '../routes/useDocumentHead';
import { productName, settings } from '../settings';

export interface RendererOptions<Id extends string> {
  kind: 'site' | 'shop';
  App: ComponentType<{ services: Services }>;
  appI18n: AppI18n;
  /** The pages of the route table. */
  pages: ReturnType<typeof createPageMatcher>;
  /** Loads what a page contains beside the pages of its routes. */
  preload: (path: string) => Promise<unknown>;
  /** Where the app is published; undefined where the settings do not say. */
  origin: string | undefined;
  defaultDescription: Id;
}

/** The markup of an address, with what belongs into its `<head>`. */
export type RenderedPage = { html: string } & DocumentHead & Pick<ContentHead, 'publishedOn'>;

const neverConnect = () => new Promise<never>(() => undefined);

/** Creates the functions by which the prerenderer renders the pages of an app. */
export function createRenderer<Id extends string>(options: RendererOptions<Id>) {
  const { App, appI18n, pages, origin, defaultDescription } = options;

  /** Renders one address. */
  async function render(url: string): Promise<RenderedPage> {
    if (!settings.ok) {
      return {
        html: renderToString(<MissingSettings kind={options.kind} problems={settings.problems} />),
        title: `${productName}: settings are missing`,
        description: '',
        isIndexed: false,
      };
    }
    await Promise.all([preloadPosterArt(), pages.loadPages(url), options.preload(url)]);
    const html = renderToString(
      <StaticRouter location={url}>
        <App services={createServices({ session: createSession({ connect: neverConnect }) })} />
      </StaticRouter>,
    );
    const content = pages.getContentHead(url);
    return {
      html,
      ...createDocumentMeta<Id>(pages.getHandles(url), (id, values) => appI18n.i18n._(id, values), {
        productName,
        origin,
        path: url,
        defaultDescription,
        content,
      }),
    };
  }

  /** Renders what an address without a page of its own shows until its script has run. */
  const renderShell = async (path: string): Promise<RenderedPage> => ({
    ...(await render(path)),
    title: productName,
    description: '',
    isIndexed: false,
  });

  return { render, renderShell };
}
