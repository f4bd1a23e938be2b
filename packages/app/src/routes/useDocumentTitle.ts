import { useEffect } from 'react';

import { productName } from '../settings';
import { formatDocumentTitle } from './documentMeta';

/**
 * Sets a title that only the page can provide (such as the name of a class) while the page is
 * mounted. Restores the route's title afterward, because the next page may have the same route.
 */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    const pageTitle = formatDocumentTitle(title, productName);
    document.title = pageTitle;
    return () => {
      // The next page's route may already have set its title.
      if (document.title === pageTitle) document.title = before;
    };
  }, [title]);
}
