import { AppError } from '@gschool/domain';
import type { Auth } from 'firebase/auth';

import type { AuthGateway } from '../backend';
import type { OpenedAuth } from './openAuth';

/** Firebase Authentication, which is loaded at first use. */
export interface LazyAuth {
  /** The gateway. Every method loads Firebase Authentication first. */
  gateway: AuthGateway;
  /**
   * Opens Firebase Authentication. Rejects with `unavailable` "auth" if it cannot be loaded; the
   * next call tries again.
   */
  open(): Promise<OpenedAuth>;
  /** Returns the SDK's object from `open`. */
  load(): Promise<Auth>;
}

/** Loads Firebase Authentication at first use. */
export function createLazyAuth(open: () => Promise<OpenedAuth>): LazyAuth {
  let opened: OpenedAuth | undefined;
  let opening: Promise<OpenedAuth> | undefined;
  const load = (): Promise<OpenedAuth> =>
    (opening ??= open().then(
      (result) => (opened = result),
      () => {
        opening = undefined;
        throw new AppError({ kind: 'unavailable', what: 'auth' });
      },
    ));
  const withGateway = async <Result>(
    run: (gateway: AuthGateway) => Promise<Result>,
  ): Promise<Result> => run((await load()).gateway);
  return {
    open: load,
    load: async () => (await load()).auth,
    gateway: {
      onChange: (listener) => {
        let unsubscribe: (() => void) | undefined;
        let isStopped = false;
        load().then(
          ({ gateway }) => {
            if (!isStopped) unsubscribe = gateway.onChange(listener);
          },
          (error: unknown) => console.warn(error),
        );
        return () => {
          isStopped = true;
          unsubscribe?.();
        };
      },
      signIn: (...args) => withGateway((gateway) => gateway.signIn(...args)),
      signUp: (...args) => withGateway((gateway) => gateway.signUp(...args)),
      prepareGooglePopup: () => withGateway((gateway) => gateway.prepareGooglePopup()),
      signInWithGoogle: () => withGateway((gateway) => gateway.signInWithGoogle()),
      signOut: () => withGateway((gateway) => gateway.signOut()),
      current: () => opened?.gateway.current() ?? null,
      claims: (...args) => withGateway((gateway) => gateway.claims(...args)),
      sendPasswordReset: (...args) => withGateway((gateway) => gateway.sendPasswordReset(...args)),
    },
  };
}
