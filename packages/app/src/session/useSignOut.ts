import { hasUnsentChanges, useServices } from '@gschool/data';
import { useToasts } from '@gschool/ui';

import { finishChanges } from './signOutRequest';

/** Asks the member to confirm that unsaved edits may be lost. False cancels the sign-out. */
type ConfirmLeave = () => Promise<boolean>;

export interface SignOutOptions {
  /** The message of a failed sign-out. */
  getErrorMessage: (error: unknown) => string;
  confirmLeave?: ConfirmLeave;
}

/**
 * Returns a function that signs the member out after the pending changes are sent, or after the
 * member agrees to lose them (docs/product/sign-in.md#signing-out). It resolves to whether the
 * member was signed out, and rejects with `AppError` when signing out failed.
 */
export function useSignOutSteps(confirmLeave?: ConfirmLeave): () => Promise<boolean> {
  const services = useServices();
  return async () => {
    if (confirmLeave && !(await confirmLeave())) return false;
    if (hasUnsentChanges(services) && !(await finishChanges())) return false;
    await services.session.actions.signOut();
    return true;
  };
}

/** Like `useSignOutSteps`, but never rejects: a toast shows the error, and the page stays. */
export function useSignOut({
  getErrorMessage,
  confirmLeave,
}: SignOutOptions): () => Promise<boolean> {
  const signOut = useSignOutSteps(confirmLeave);
  const toasts = useToasts();
  return async () => {
    try {
      return await signOut();
    } catch (error) {
      toasts.show({ id: 'sign-out', variant: 'danger', title: getErrorMessage(error) });
      return false;
    }
  };
}
