import { useServices, type AccountGateway, type AuthUser, type SignInMethod } from '@gschool/data';
import { useCallback, useEffect, useState } from 'react';

/** Loads the code for rare account operations on first use. */
export function useAccountGateway(): () => Promise<AccountGateway> {
  const { session } = useServices();
  return useCallback(async () => (await session.backend()).account(), [session]);
}

/** The sign-in methods of a member; null until they are known. */
export function useSignInMethods(user: AuthUser): readonly SignInMethod[] | null {
  const getAccount = useAccountGateway();
  const [methods, setMethods] = useState<readonly SignInMethod[] | null>(null);
  const { uid, provider } = user;

  useEffect(() => {
    let isCurrent = true;
    const fallback: readonly SignInMethod[] = [provider === 'google' ? 'google' : 'password'];
    getAccount()
      .then((gateway) => gateway.signInMethods())
      // If the code cannot be loaded, the provider in the account is enough.
      .catch(() => fallback)
      .then((found) => {
        if (isCurrent) setMethods(found.length > 0 ? found : fallback);
      });
    return () => {
      isCurrent = false;
    };
  }, [getAccount, uid, provider]);

  return methods;
}
