import { startTransition, useEffect, useState, type ReactNode } from 'react';

import { onPageStarted } from './pageStart';

/**
 * Whether the page has started (`delayOtherParts`); false in the first render. A part that is already
 * rendered stays when the page starts again, for the next video.
 */
export function useHasPageStarted(): boolean {
  const [hasStarted, setHasStarted] = useState(false);
  // A transition, so that a press is not delayed by the parts that render now.
  useEffect(() => onPageStarted(() => startTransition(() => setHasStarted(true))), []);
  return hasStarted;
}

/**
 * Renders its children once the page has started. For parts that are outside the first screen, so
 * that no content moves.
 */
export function AfterPageStart({ children }: { children: ReactNode }) {
  return useHasPageStarted() ? children : null;
}
