import { createServices, createSession, type Services } from '@gschool/data';
import { preloadPosterArt } from '@gschool/ui';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { basePath } from '../basePath';
import { renderWithBreadcrumb } from '../breadcrumb';
import type { AppI18n } from '../i18n/createI18n';
import { MissingSettings } from '../pages/MissingSettings';
import { createDocumentMeta, type ContentHead } from '../routes/documentMeta';
import { setPageContent } from '../routes/pageContent';
import type { createPageMatcher } from '../routes/createPageMatcher';
import type { DocumentHead } from '../routes/useDocumentHead';
import { productName, settings } from '../settings';
import {
  createDescribedParts,
  type DescribedParts,
  type PageDescription,
  type RenderedDocument,
} from './pageDescription';

export interface RendererOptions<Id extends string> {
  kind: 'site' | 'shop' | 'studio';
  App: ComponentType<{ services: Services }>;
  appI18n: AppI18n;
  /** The page matcher of the route table. */
  pages: ReturnType<typeof createPageMatcher>;
  /** Loads the content of a page in addition to its routes. */
  preload?: (path: string) => Promise<unknown>;
  /**
   * Returns additional content for the page at a path, for `getPageContent`. It must be JSON. `now`
   * is in epoch milliseconds.
   */
  getContent?: (path: string, now: number) => unknown;
  /** The origin of the published app; undefined without the setting. */
  origin: string | undefined;
  defaultDescription: Id;
  /** Describes an indexed page to search engines. */
  describePage?: (page: RenderedDocument) => PageDescription;
}

/** The HTML and the `<head>` of a path. */
export type RenderedPage = {
  html: string;
  /** The state that the browser needs to hydrate the markup, as JSON. */
  state?: string | undefined;
  /** The content that the browser needs to hydrate the markup, as JSON. */
  content?: string | undefined;
} & DocumentHead &
  Pick<ContentHead, 'publishedOn' | 'modifiedOn'> &
  DescribedParts;

const neverConnect = () => new Promise<never>(() => undefined);

/** Creates the functions that prerender the pages of an app. */
export function createRenderer<Id extends string>(options: RendererOptions<Id>) {
  const { App, appI18n, pages, origin, defaultDescription } = options;

  /** Renders a path. Pages are rendered as visitors see them. */
  async function render(
    url: string,
    { isMember = false, now = Date.now() } = {},
  ): Promise<RenderedPage> {
    if (!settings.ok) {
      return {
        html: renderToString(<MissingSettings kind={options.kind} problems={settings.problems} />),
        title: `${productName}: settings are missing`,
        description: '',
        isIndexed: false,
      };
    }
    await Promise.all([preloadPosterArt(), pages.loadPages(url), options.preload?.(url)]);
    const sessionOptions = { connect: neverConnect, mayBeSignedIn: isMember };
    const pageContent = options.getContent?.(url, now);
    setPageContent(url, pageContent);
    const rendered = renderWithBreadcrumb(() =>
      renderToString(
        <StaticRouter basename={basePath} location={basePath + url}>
          <App services={createServices({ session: createSession(sessionOptions) })} />
        </StaticRouter>,
      ),
    );
    const content = pages.getContentHead(url);
    const head = createDocumentMeta<Id>(
      pages.getHandles(url),
      (id, values) => appI18n.i18n._(id, values),
      { productName, origin, path: url, defaultDescription, content },
    );
    return {
      ...rendered,
      content: JSON.stringify(pageContent),
      publishedOn: content?.publishedOn,
      modifiedOn: content?.modifiedOn,
      ...head,
      ...createDescribedParts(options.describePage, {
        head,
        path: url,
        state: rendered.state,
        content: pageContent,
      }),
    };
  }

  /** Renders the shell for paths that are not prerendered. */
  const renderShell = async (path: string): Promise<RenderedPage> => ({
    ...(await render(path, { isMember: true })),
    title: productName,
    description: '',
    isIndexed: false,
  });

  return {
    /** Renders a path at an instant in epoch milliseconds. @default the time of the call */
    render: (url: string, now?: number) => render(url, { now }),
    renderShell,
  };
}
