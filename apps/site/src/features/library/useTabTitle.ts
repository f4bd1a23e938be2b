import { useEffect, useState } from 'react';

import { productName } from '../../config/env';
import { useDocumentTitle } from '../../shared/useDocumentTitle';

/** The document's title of a tab, which its address tells only in the query. */
export function useTabTitle(title: string): void {
  // The layout above sets the title of the page, and its effect runs after this one: the title
  // of the tab is set a render later.
  const [isShown, setShown] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- see above
  useEffect(() => setShown(true), []);
  useDocumentTitle(isShown ? title : undefined, productName);
}
