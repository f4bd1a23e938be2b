import { useEffect } from 'react';

import { productName } from '../settings';
import { formatDocumentTitle } from './documentMeta';

/**
 * Sets a title that only the page knows (the name of a class, or that there is none) for as long as
 * the page is shown. Restores the route's title: a list and one of its entries may share it, and then
 * the route sees nothing to change.
 */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    const pageTitle = formatDocumentTitle(title, productName);
    document.title = pageTitle;
    return () => {
      // The next page's route may have set its title already.
      if (document.title === pageTitle) document.title = before;
    };
  }, [title]);
}
