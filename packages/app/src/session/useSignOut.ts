import { useSessionActions } from '@gschool/data';
import { useToasts } from '@gschool/ui';

export interface SignOutOptions {
  /** The message of a failed sign-out. */
  getErrorMessage: (error: unknown) => string;
  /** Confirms that unsaved edits may be lost; false cancels the sign-out. */
  confirmLeave?: () => Promise<boolean>;
}

/**
 * Returns a function that signs out. It resolves to whether that was done and never rejects: a
 * toast shows the error, and the page stays.
 */
export function useSignOut({
  getErrorMessage,
  confirmLeave,
}: SignOutOptions): () => Promise<boolean> {
  const { signOut } = useSessionActions();
  const toasts = useToasts();
  return async () => {
    if (confirmLeave && !(await confirmLeave())) return false;
    try {
      await signOut();
      return true;
    } catch (error) {
      toasts.show({ id: 'sign-out', variant: 'danger', title: getErrorMessage(error) });
      return false;
    }
  };
}
