import type { SyntheticEvent } from 'react';

/** Cancels the default action of the browser and of a router. Always the same function. */
export const preventDefault = (event: SyntheticEvent): void => event.preventDefault();

/**
 * Attributes of a link that must not be followed now. The element stays the same, so it does not
 * lose the focus. Enter and clicks with a modifier are `click` events; the middle button is
 * `auxclick`.
 */
export const inactiveLinkProps = {
  'aria-disabled': true,
  onClick: preventDefault,
  onAuxClick: preventDefault,
} as const;
