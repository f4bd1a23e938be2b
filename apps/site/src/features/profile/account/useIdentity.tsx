import { AppError, isAppError, type AuthUser, type SignInMethod } from '@gschool/data';
import { useCallback, useRef, useState, type ReactNode } from 'react';

import { IdentityDialog } from './IdentityDialog';

/** Has the member prove anew who they are. */
export interface Identity {
  /** Resolves with the proof; rejects with `cancelled` where the member would rather not. */
  prove: () => Promise<void>;
  /** Does something; where the service asks for a recent sign-in, asks for the proof and goes on by itself. */
  withRecentSignIn: <T>(action: () => Promise<T>) => Promise<T>;
  /** To be rendered once. */
  dialog: ReactNode;
}

interface Asking {
  resolve: () => void;
  reject: (reason: AppError) => void;
}

const needsRecentSignIn = (error: unknown): boolean =>
  isAppError(error, 'auth') && error.info.code === 'requires-recent-login';

/** One dialog for everything on the page that needs the proof; what was typed elsewhere stays. */
export function useIdentity(user: AuthUser, methods: readonly SignInMethod[] | null): Identity {
  const [isOpen, setIsOpen] = useState(false);
  const asking = useRef<Asking | null>(null);

  const prove = useCallback(
    () =>
      new Promise<void>((resolve, reject) => {
        asking.current?.reject(new AppError({ kind: 'cancelled' }));
        asking.current = { resolve, reject };
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
      await prove();
      return action();
    },
    [prove],
  );

  const close = (isProved: boolean) => {
    const { current } = asking;
    asking.current = null;
    setIsOpen(false);
    if (isProved) current?.resolve();
    else current?.reject(new AppError({ kind: 'cancelled' }));
  };

  return {
    prove,
    withRecentSignIn,
    dialog: (
      <IdentityDialog isOpen={isOpen} email={user.email} methods={methods ?? []} onClose={close} />
    ),
  };
}
