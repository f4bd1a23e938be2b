import type { Translate, MessageValues } from '../i18n/useTranslate';
import type { DocumentHead } from './useDocumentHead';

/** What a route says about itself in `<head>`; the prerenderer reads the same. */
export interface RouteMeta<Id extends string> {
  /** In a group of messages that the page itself registers: the title waits for the page. */
  title: Id;
  description?: Id;
  /** For both, beside the product's name. */
  values?: MessageValues;
  /** A visitors' page that search engines should list. */
  isIndexed?: boolean;
  /** The start page: its title is `NAME · TITLE`, every other page's is `TITLE · NAME`. */
  isStart?: boolean;
}

/** What one document, such as a post or a movie, says of itself in `<head>`. */
export interface ContentHead {
  title: string;
  description: string;
  /** For a text with a date: the day it appeared, such as `2026-11-12`. */
  publishedOn?: string | undefined;
}

export interface DocumentMetaOptions<Id extends string> {
  productName: string;
  /** Where the app is published; undefined where the settings do not say. */
  origin?: string | undefined;
  path: string;
  /** Of routes that have none of their own. */
  defaultDescription: Id;
  /** Of the document that the page shows; null where the address names none. */
  content?: ContentHead | null | undefined;
}

/** `PAGE · NAME`, or the name alone. */
export const formatDocumentTitle = (page: string, productName: string): string =>
  page ? `${page} · ${productName}` : productName;

const hasTitle = (handle: unknown): handle is object =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** The handle of the deepest route that has a title. */
export const findDeepestMeta = <Meta extends object>(
  handles: readonly unknown[],
): Meta | undefined => handles.findLast(hasTitle) as Meta | undefined;

/** What the document says of a page, from the deepest route that has a title. */
export function createDocumentMeta<Id extends string>(
  handles: readonly unknown[],
  t: Translate<Id | 'notFound.title'>,
  { productName, origin, path, defaultDescription, content }: DocumentMetaOptions<Id>,
): DocumentHead & Pick<ContentHead, 'publishedOn'> {
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
    publishedOn: content?.publishedOn,
  };
}
