/** Hears of a step in the history before the router does; may stop it from hearing at all. */
type StepListener = (event: PopStateEvent) => void;

let first: StepListener | null = null;

// The window calls its listeners in the order of their coming, capture or not: this module is
// loaded before the router begins to listen, so that an unsaved form can hold a step.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => first?.(event), true);
}

/** Puts a listener before the router's. Returns how to take it away; there is one at a time. */
export function hearStepsFirst(listener: StepListener): () => void {
  first = listener;
  return () => {
    if (first === listener) first = null;
  };
}
