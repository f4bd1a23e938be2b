import { useEffect } from 'react';

import { documentTitle } from './documentMeta';

/**
 * Sets a title that only the page knows (the name of a class, or that there is none) for as long
 * as it is shown. Gives the route's title back: a list and one of its entries may share it, and
 * then the route sees nothing to change.
 */
export function useDocumentTitle(title: string | undefined, productName: string): void {
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    const own = documentTitle(title, productName);
    document.title = own;
    return () => {
      // The next page's route may have spoken already.
      if (document.title === own) document.title = before;
    };
  }, [title, productName]);
}
