import type { MouseEvent } from 'react';

/**
 * Whether a click on a link navigates in this tab, so that a handler may do something else instead.
 */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
