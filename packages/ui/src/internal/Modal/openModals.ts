import { createStore } from '@gschool/state';

const { get, set, subscribe } = createStore(0);

/**
 * How many modals are mounted, including those in their exit animation. Toasts subscribe to it,
 * because they must not cover the controls of a modal.
 */
export const openModals = { get, subscribe };

/** Counts a modal. Returns the function to call when it unmounts. */
export function addOpenModal(): () => void {
  set(get() + 1);
  return () => set(get() - 1);
}
