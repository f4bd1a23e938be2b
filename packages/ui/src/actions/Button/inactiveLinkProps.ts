import type { SyntheticEvent } from 'react';

/** Cancels what the browser and a router would do; a stable handler. */
export const preventDefault = (event: SyntheticEvent): void => event.preventDefault();

/**
 * Attributes of a link that must not be followed now. It keeps its element and so the focus.
 * Enter and clicks with a modifier are `click` events; the middle button is `auxclick`.
 */
export const inactiveLinkProps = {
  'aria-disabled': true,
  onClick: preventDefault,
  onAuxClick: preventDefault,
} as const;
