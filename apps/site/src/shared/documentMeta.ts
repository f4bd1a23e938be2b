import type { DocumentHead } from '@gschool/ui/app';

import type { MessageId, Translate, Values } from '../i18n/useT';

/** What a route says about itself in `<head>`; the prerenderer reads the same. */
export interface RouteHandle {
  title: MessageId;
  description?: MessageId;
  /** For both, beside the product's name. */
  values?: Values;
  /** A visitors' page that search engines should list. */
  isIndexed?: boolean;
}

/** What a page's head needs to know beside its route. */
export interface Surroundings {
  productName: string;
  /** Where the app is published; undefined where the settings do not say. */
  origin?: string | undefined;
  path: string;
}

/** A page's title: `PAGE · NAME`, or the start page's own words (decisions, "Pages and menus"). */
export const documentTitle = (page: string, productName: string): string =>
  page ? `${page} · ${productName}` : productName;

/** What the document says of a page, from the deepest route that has a title. */
export function metaOf(
  handles: readonly unknown[],
  t: Translate,
  { productName, origin, path }: Surroundings,
): DocumentHead {
  const handle = handles.findLast(
    (h): h is RouteHandle => typeof h === 'object' && h !== null && 'title' in h,
  );
  const title = handle ? t(handle.title, { name: productName, ...handle.values }) : '';
  return {
    title: documentTitle(title, productName),
    description: t(handle?.description ?? 'site.description', {
      name: productName,
      ...handle?.values,
    }),
    isIndexed: handle?.isIndexed ?? false,
    canonical: origin && origin + path,
  };
}
