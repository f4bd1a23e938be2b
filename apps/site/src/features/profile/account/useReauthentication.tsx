import { ReauthenticationDialog } from '@gschool/app/reauthentication';
import { AppError, isAppError, type AuthUser, type SignInMethod } from '@gschool/data';
import { useCallback, useRef, useState, type ReactNode } from 'react';

/** Asks a member to sign in again before a sensitive change. */
export interface Reauthentication {
  /** Resolves after the sign-in; rejects with `cancelled` when the member closes the dialog. */
  reauthenticate: () => Promise<void>;
  /**
   * Runs an action. If Firebase requires a recent sign-in, asks for it and runs the action again.
   */
  withRecentSignIn: <T>(action: () => Promise<T>) => Promise<T>;
  /** The dialog, to be rendered once. */
  dialog: ReactNode;
}

interface PendingRequest {
  resolve: () => void;
  reject: (reason: AppError) => void;
}

const needsRecentSignIn = (error: unknown): boolean =>
  isAppError(error, 'auth') && error.info.code === 'requires-recent-login';

/** One reauthentication dialog for all forms of the page. The forms keep their values. */
export function useReauthentication(
  user: AuthUser,
  methods: readonly SignInMethod[] | null,
): Reauthentication {
  const [isOpen, setIsOpen] = useState(false);
  const pending = useRef<PendingRequest | null>(null);

  const reauthenticate = useCallback(
    () =>
      new Promise<void>((resolve, reject) => {
        pending.current?.reject(new AppError({ kind: 'cancelled' }));
        pending.current = { resolve, reject };
        setIsOpen(true);
      }),
    [],
  );

  const withRecentSignIn = useCallback(
    async <T,>(action: () => Promise<T>): Promise<T> => {
      try {
        return await action();
      } catch (error) {
        if (!needsRecentSignIn(error)) throw error;
      }
      await reauthenticate();
      return action();
    },
    [reauthenticate],
  );

  const close = (isReauthenticated: boolean) => {
    const { current } = pending;
    pending.current = null;
    setIsOpen(false);
    if (isReauthenticated) current?.resolve();
    else current?.reject(new AppError({ kind: 'cancelled' }));
  };

  return {
    reauthenticate,
    withRecentSignIn,
    dialog: (
      <ReauthenticationDialog
        isOpen={isOpen}
        email={user.email}
        methods={methods ?? []}
        onClose={close}
      />
    ),
  };
}
