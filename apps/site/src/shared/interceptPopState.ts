type PopStateListener = (event: PopStateEvent) => void;

let firstListener: PopStateListener | null = null;

// Listeners of the window run in the order in which they were added. This module loads before the
// router adds its listener, so that a form with unsaved edits can stop Back and Forward.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => firstListener?.(event), true);
}

/**
 * Sets the listener that runs before the router's listener. Returns a function that removes it.
 * There is at most one.
 */
export function interceptPopState(listener: PopStateListener): () => void {
  firstListener = listener;
  return () => {
    if (firstListener === listener) firstListener = null;
  };
}
