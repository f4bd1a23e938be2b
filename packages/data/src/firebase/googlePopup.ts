import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  type Auth,
  type PopupRedirectResolver,
  type User,
  type UserCredential,
} from 'firebase/auth';

/**
 * The popup in which a member chooses a Google account (docs/product/sign-in.md#google-sign-in).
 */
export interface GooglePopup {
  /**
   * Loads Google's code ahead of time in browsers that block a popup that opens long after the
   * click: on phones and in Safari. Call it on pages with a button that opens the popup.
   */
  prepare(): Promise<void>;
  signIn(): Promise<UserCredential>;
  reauthenticate(user: User): Promise<UserCredential>;
}

/**
 * The parts of a resolver that the SDK does not publish. The resolver in `mocks` has the same
 * parts.
 */
interface Resolver {
  /** Whether this browser needs Google's code before the click. */
  readonly _shouldInitProactively: boolean;
  /** Loads Google's code, once for each instance. */
  _initialize(auth: Auth): Promise<unknown>;
}

/** The Google provider, which always asks which account to use. */
const createProvider = (): GoogleAuthProvider => {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
};

/**
 * Creates the popup. The resolver is not part of `initializeAuth`, because the SDK would then
 * contact Google on every page of a phone, before anyone signs in.
 */
export function createGooglePopup(
  auth: Auth,
  base: PopupRedirectResolver = browserPopupRedirectResolver,
): GooglePopup {
  let resolver: new () => Resolver;
  // Created at first use, because the SDK has no resolver outside a browser.
  const getResolver = () => (resolver ??= shareInstance(base as unknown as new () => Resolver));
  const forCall = () => getResolver() as unknown as PopupRedirectResolver;
  return {
    prepare: async () => {
      const instance = new (getResolver())();
      if (instance._shouldInitProactively) await instance._initialize(auth);
    },
    signIn: () => signInWithPopup(auth, createProvider(), forCall()),
    reauthenticate: (user) => reauthenticateWithPopup(user, createProvider(), forCall()),
  };
}

/**
 * Returns a class that has only one instance. The SDK creates an instance of the class that a call
 * passes, and `prepare` needs the same instance.
 */
function shareInstance(Base: new () => Resolver): new () => Resolver {
  let shared: Resolver | undefined;
  const share = (created: Resolver): Resolver => (shared ??= created);
  return class extends Base {
    constructor() {
      super();
      return share(this);
    }
  };
}
