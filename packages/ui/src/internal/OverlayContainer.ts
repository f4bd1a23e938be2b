import { createContext, use } from 'react';

/**
 * The element in which the overlays below it are shown, for pictures in documentation. There an
 * overlay is not modal, locks no page, takes no focus, does not close, and stays at the side of its
 * button.
 */
export const OverlayContainer = createContext<HTMLElement | undefined>(undefined);

/** Where an overlay is rendered: the props of a Radix portal, and whether it is a picture. */
export function useOverlayContainer() {
  const container = use(OverlayContainer);
  return { portalProps: container ? { container } : {}, isPicture: container !== undefined };
}
