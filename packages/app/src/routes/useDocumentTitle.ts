import { useEffect } from 'react';

import { productName } from '../settings';
import { formatDocumentTitle } from './documentMeta';

/**
 * Sets a title that only the page can provide (such as the name of a class) while it is mounted.
 * Restores the title of the route afterwards, because the next page may have the same route.
 */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    const pageTitle = formatDocumentTitle(title, productName);
    document.title = pageTitle;
    return () => {
      // The route of the next page may have set its title already.
      if (document.title === pageTitle) document.title = before;
    };
  }, [title]);
}
