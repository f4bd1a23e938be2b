import { useServices, type AccountGateway, type AuthUser, type SignInMethod } from '@gschool/data';
import { useCallback, useEffect, useState } from 'react';

/** The rare operations of the account; their code comes when they are first asked for. */
export function useAccount(): () => Promise<AccountGateway> {
  const { session } = useServices();
  return useCallback(async () => (await session.backend()).account(), [session]);
}

/** How the member may sign in; null until that is known. */
export function useSignInMethods(user: AuthUser): readonly SignInMethod[] | null {
  const account = useAccount();
  const [methods, setMethods] = useState<readonly SignInMethod[] | null>(null);
  const { uid, provider } = user;

  useEffect(() => {
    let isCurrent = true;
    const guessed: readonly SignInMethod[] = [provider === 'google' ? 'google' : 'password'];
    account()
      .then((gateway) => gateway.signInMethods())
      // Its code could not be loaded: the account itself says enough to go on.
      .catch(() => guessed)
      .then((known) => {
        if (isCurrent) setMethods(known.length > 0 ? known : guessed);
      });
    return () => {
      isCurrent = false;
    };
  }, [account, uid, provider]);

  return methods;
}
