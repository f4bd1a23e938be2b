/** Asks whether unsaved edits may be lost, or saves them and resolves with true. */
type ConfirmLeave = () => Promise<boolean>;

let confirm: ConfirmLeave | null = null;

/**
 * Sets the question that `confirmLeave` asks. Returns a function that removes it. There is at most
 * one.
 */
export function setLeaveConfirmation(next: ConfirmLeave): () => void {
  confirm = next;
  return () => {
    if (confirm === next) confirm = null;
  };
}

/**
 * Resolves with true if the page may be left without a link, Back or Forward, such as by signing
 * out.
 */
export const confirmLeave = (): Promise<boolean> => confirm?.() ?? Promise.resolve(true);
