import type { DocumentHead } from '@gschool/ui/app';
import { createContext, useContext } from 'react';

import type { MessageId, Translate } from '../i18n/useT';

/** The three layouts; a page chooses one by name (spec, section 2). */
export type LayoutName = 'blank' | 'frontend' | 'merchandise';

/** What a route says about itself; the prerenderer reads the same. */
export interface RouteHandle {
  title: MessageId;
  description?: MessageId;
  /** A visitors' page that search engines should list. */
  isIndexed?: boolean;
  /** @default 'frontend' */
  layout?: LayoutName;
  /** The start page: its title is `NAME · TAGLINE`, every other page's is `PAGE · NAME`. */
  isStart?: boolean;
}

/** What a page's head needs to know beside its route. */
export interface Surroundings {
  productName: string;
  /** Where the app is published; undefined where the settings do not say. */
  origin?: string | undefined;
  path: string;
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
  { productName, origin, path }: Surroundings,
): DocumentHead {
  const handle = handleOf(handles);
  const words = handle ? t(handle.title, { name: productName }) : '';
  const parts = handle?.isStart ? [productName, words] : [words, productName];
  return {
    title: parts.filter(Boolean).join(' · '),
    description: t(handle?.description ?? 'shop.description', { name: productName }),
    isIndexed: handle?.isIndexed ?? false,
    canonical: origin && origin + path,
  };
}
