import { usePreload } from '@gschool/app';
import { useState } from 'react';

import { useRestoredState } from '../restored-input/restoredInput';

const noIds: ReadonlySet<string> = new Set();

/**
 * The selected rows of a list, which stay selected if the session ends, and whether the bar for them
 * is needed. The bar and its dialogs load when they are first needed, or after the page.
 *
 * @param name the name of the list, unique in the app
 * @param preloadBar must be the same function in each render
 * @param isBarNeeded whether the bar is needed before a row is selected
 */
export function useSelection(
  name: string,
  preloadBar: () => Promise<unknown>,
  isBarNeeded: () => boolean = () => false,
) {
  const [selectedIds, setSelectedIds] = useRestoredState(`${name} selected`, noIds);
  const [hasBar, setHasBar] = useState(isBarNeeded);
  if (!hasBar && selectedIds.size > 0) setHasBar(true);
  usePreload(preloadBar);
  return { selectedIds, setSelectedIds, hasBar };
}
