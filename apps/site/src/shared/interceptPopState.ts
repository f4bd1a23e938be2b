type PopStateListener = (event: PopStateEvent) => void;

let first: PopStateListener | null = null;

// The window calls its listeners in the order in which they were added. This module is loaded before
// the router adds its own, so that a form with unsaved edits can stop a step in the history.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => first?.(event), true);
}

/** Adds a listener before the router's. Returns how to remove it; there is one at a time. */
export function interceptPopState(listener: PopStateListener): () => void {
  first = listener;
  return () => {
    if (first === listener) first = null;
  };
}
