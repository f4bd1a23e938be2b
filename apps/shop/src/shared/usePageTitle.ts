import { useEffect } from 'react';

import { productName } from '../config/env';

/**
 * `PAGE · NAME` where the page alone knows its name, such as a product's; undefined leaves the
 * route's own title. The layout has spoken by then: it does so before the effects of its pages.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${productName}`;
  }, [title]);
}
