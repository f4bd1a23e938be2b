import { createValueStore } from '@gschool/app';

/** A request to sign in again, before an act that needs a recent sign-in. */
export interface SignInRequest {
  /** Called with true after the sign-in, and with false if the administrator closed the dialog. */
  settle: (isSignedIn: boolean) => void;
}

const request = createValueStore<SignInRequest | null>(null);

/** The open request; null if there is none. */
export const useSignInRequest = request.useValue;

/**
 * Asks the administrator to sign in again, with the password or with Google, in a dialog over the
 * page. Resolves to true after the sign-in, and to false if the dialog was closed.
 *
 * Call it when an act is refused with `recent-sign-in-required`, and then send the same act again:
 * the new token is younger than five minutes. The form below the dialog keeps its values.
 */
export const askForRecentSignIn = (): Promise<boolean> =>
  new Promise((resolve) => {
    request.set({
      settle: (isSignedIn) => {
        request.set(null);
        resolve(isSignedIn);
      },
    });
  });
