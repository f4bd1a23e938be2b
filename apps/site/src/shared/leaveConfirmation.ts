/** Asks whether unsaved edits may be lost, or saves them and resolves with true. */
type ConfirmLeave = () => Promise<boolean>;

let confirm: ConfirmLeave | null = null;

/**
 * Sets the question of `confirmLeave`. Returns a function that removes it. There is one at a time.
 */
export function setLeaveConfirmation(next: ConfirmLeave): () => void {
  confirm = next;
  return () => {
    if (confirm === next) confirm = null;
  };
}

/**
 * Resolves with whether the page may be left other than by a link or a history step, such as by
 * signing out.
 */
export const confirmLeave = (): Promise<boolean> => confirm?.() ?? Promise.resolve(true);
