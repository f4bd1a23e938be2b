import { useDocumentTitle } from '@gschool/app/routes';
import { useEffect, useState } from 'react';

/** The document's title of a tab, which its address tells only in the query. */
export function useTabTitle(title: string): void {
  // The layout above names the page when it has changed, and effects run from the inside out:
  // the tab speaks a render later.
  const [isMounted, setMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the title must be set after the effects of the layout
  useEffect(() => setMounted(true), []);
  useDocumentTitle(isMounted ? title : undefined);
}
