import { useDocumentTitle } from '@gschool/app/routes';
import { useEffect, useState } from 'react';

/** Sets the document title of a tab, which is a query parameter of one route. */
export function useTabTitle(title: string): void {
  // The layout sets the route's title in a later effect of the same render, so the tab waits for
  // one render.
  const [isMounted, setMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the title must be set after the effects of the layout
  useEffect(() => setMounted(true), []);
  useDocumentTitle(isMounted ? title : undefined);
}
