type PopStateListener = (event: PopStateEvent) => void;

let firstListener: PopStateListener | null = null;

// Listeners of the window run in the order in which they were added. This module is loaded before
// the router adds its own, so that a form with unsaved edits can stop a history step.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => firstListener?.(event), true);
}

/**
 * Sets the listener that runs before the router's. Returns a function that removes it. There is one
 * at a time.
 */
export function interceptPopState(listener: PopStateListener): () => void {
  firstListener = listener;
  return () => {
    if (firstListener === listener) firstListener = null;
  };
}
