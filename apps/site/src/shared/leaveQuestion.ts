/** Asks whether unsaved edits may be left behind. */
type LeaveQuestion = () => Promise<boolean>;

let question: LeaveQuestion | null = null;

/** Has `mayLeave` ask this first. Returns how to take it back; there is one at a time. */
export function askBeforeLeaving(next: LeaveQuestion): () => void {
  question = next;
  return () => {
    if (question === next) question = null;
  };
}

/** Whether the page may be left by what is no link and no step in the history, such as signing out. */
export const mayLeave = (): Promise<boolean> => question?.() ?? Promise.resolve(true);
