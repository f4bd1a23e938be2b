import type { DocumentHead } from '@gschool/ui/app';
import { createContext, useContext } from 'react';

import type { MessageId, Translate } from '../i18n/useT';

/**
 * The three layouts; a page chooses one by name (spec, section 2). What each of them is
 * stands in `routes/layouts.tsx`.
 */
export type LayoutName = 'blank' | 'frontend' | 'merchandise';

/** What a route says about itself; the prerenderer reads the same. */
export interface RouteHandle {
  /** Of the page's own part of the catalogue: the title waits for it. */
  title: MessageId;
  description?: MessageId;
  /** A visitors' page: it is prerendered, and search engines should list it. */
  isIndexed?: boolean;
  /** @default 'frontend' */
  layout?: LayoutName;
  /** The start page: its title is `NAME · TAGLINE`, every other page's is `PAGE · NAME`. */
  isStart?: boolean;
}

/**
 * What a piece of content says of itself in `<head>`: a title in the reader's language, a post in
 * English.
 */
export interface ContentHead {
  title: string;
  description: string;
  /** For a text with a date: the day it appeared, such as `2026-11-12`. */
  publishedOn?: string | undefined;
}

/** What a page's head needs to know beside its route. */
export interface Surroundings {
  productName: string;
  /** Where the app is published; undefined where the settings do not say. */
  origin?: string | undefined;
  path: string;
  /** Of the content that the page shows; null where the address names none. */
  content?: ContentHead | null | undefined;
}

/** Looks up what the routes of an address say; the route table is handed in, since it stands above. */
export const Handles = createContext<(pathname: string) => readonly unknown[]>(() => []);

export const useHandles = (pathname: string): readonly unknown[] => useContext(Handles)(pathname);

/** The deepest handle of the matched routes. */
export const handleOf = (handles: readonly unknown[]): RouteHandle | undefined =>
  handles.findLast((h): h is RouteHandle => typeof h === 'object' && h !== null);

/** What the document says of a page (decisions, "Pages and menus"). */
export function metaOf(
  handles: readonly unknown[],
  t: Translate,
  { productName, origin, path, content }: Surroundings,
): DocumentHead & Pick<ContentHead, 'publishedOn'> {
  const handle = content === null ? undefined : handleOf(handles);
  const own = handle ? t(handle.title, { name: productName }) : '';
  const words = content === null ? t('notFound.title') : (content?.title ?? own);
  const parts = handle?.isStart ? [productName, words] : [words, productName];
  return {
    title: parts.filter(Boolean).join(' · '),
    description:
      content?.description ?? t(handle?.description ?? 'shop.description', { name: productName }),
    isIndexed: handle?.isIndexed ?? false,
    canonical: origin && origin + path,
    publishedOn: content?.publishedOn,
  };
}
