import type { Translate, MessageValues } from '../i18n/useTranslate';
import type { DocumentHead } from './useDocumentHead';

/** The `<head>` of a route; also used for prerendering. */
export interface RouteMeta<Id extends string> {
  /**
   * The message id of the title. It may belong to a message group that the page itself registers.
   */
  title: Id;
  description?: Id;
  /** Values for the title and the description, in addition to the product's name. */
  values?: MessageValues;
  /** True for public pages that search engines should list. */
  isIndexed?: boolean;
  /** True for the start page, whose title is `NAME · TITLE`; other pages have `TITLE · NAME`. */
  isStart?: boolean;
}

/** The `<head>` of content such as a post or a movie. */
export interface ContentHead {
  /** Without it, the route's title is used. */
  title?: string | undefined;
  /** Without it, the route's description is used. */
  description?: string | undefined;
  /** The date of publication, such as `2026-11-12`. */
  publishedOn?: string | undefined;
  /** When the content last changed, such as `2026-11-12`, for the sitemap. */
  modifiedOn?: string | undefined;
}

export interface DocumentMetaOptions<Id extends string> {
  productName: string;
  /** The origin of the published app; undefined without the setting. */
  origin?: string | undefined;
  path: string;
  /** The description for routes without their own description. */
  defaultDescription: Id;
  /** The content of the page; null when it does not exist. */
  content?: ContentHead | null | undefined;
}

/** `PAGE · NAME`, or only the name. */
export const formatDocumentTitle = (page: string, productName: string): string =>
  page ? `${page} · ${productName}` : productName;

const hasTitle = (handle: unknown): handle is object =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** Returns the handle of the deepest route that has a title. */
export const findDeepestMeta = <Meta extends object>(
  handles: readonly unknown[],
): Meta | undefined => handles.findLast(hasTitle) as Meta | undefined;

/**
 * Creates the `<head>` of a page from the deepest route that has a title
 * (docs/product/pages.md#document-titles).
 */
export function createDocumentMeta<Id extends string>(
  handles: readonly unknown[],
  t: Translate<Id | 'notFound.title'>,
  { productName, origin, path, defaultDescription, content }: DocumentMetaOptions<Id>,
): DocumentHead {
  const meta = content === null ? undefined : findDeepestMeta<RouteMeta<Id>>(handles);
  const values = { name: productName, ...meta?.values };
  const routeTitle = meta ? t(meta.title, values) : '';
  const title = content === null ? t('notFound.title') : (content?.title ?? routeTitle);
  return {
    title: meta?.isStart
      ? formatDocumentTitle(productName, title)
      : formatDocumentTitle(title, productName),
    description: content?.description ?? t(meta?.description ?? defaultDescription, values),
    isIndexed: meta?.isIndexed ?? false,
    canonical: origin && origin + path,
  };
}
