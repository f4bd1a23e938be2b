import { useSessionActions } from '@gschool/data';
import { useToasts } from '@gschool/ui';

export interface SignOutOptions {
  /** The text for a sign-out that failed. */
  getErrorMessage: (error: unknown) => string;
  /** Asks before unsaved edits are lost. */
  confirmLeave?: () => Promise<boolean>;
}

/**
 * Signs out. Resolves with whether it was done and never rejects: a toast says why it failed, and
 * whoever pressed stays where they are.
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
