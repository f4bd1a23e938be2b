import { createContext, useContext, useEffect } from 'react';

import type { MessageId, Translate } from '../i18n/useT';

/** What a route says about itself in `<head>`; the prerenderer reads the same. */
export interface RouteHandle {
  title: MessageId;
  description?: MessageId;
}

/** Looks up what the routes of an address say; the route table is handed in, since it stands above. */
export const Handles = createContext<(pathname: string) => readonly unknown[]>(() => []);

export const useHandles = (pathname: string): readonly unknown[] => useContext(Handles)(pathname);

/** A page's title: `PAGE · NAME`, or the start page's own words (decisions, "Pages and menus"). */
export const documentTitle = (page: string, productName: string): string =>
  page ? `${page} · ${productName}` : productName;

/** Title and description of the deepest route that has them. */
export function metaOf(
  handles: readonly unknown[],
  t: Translate,
  productName: string,
): { title: string; description: string } {
  const handle = handles.findLast(
    (h): h is RouteHandle => typeof h === 'object' && h !== null && 'title' in h,
  );
  const title = handle ? t(handle.title, { name: productName }) : '';
  return {
    title: documentTitle(title, productName),
    description: t(handle?.description ?? 'site.description', { name: productName }),
  };
}

/** Sets a title that only the page knows (the name of a class). */
export function useDocumentTitle(title: string | undefined, productName: string): void {
  useEffect(() => {
    if (title) document.title = documentTitle(title, productName);
  }, [title, productName]);
}
