import { createValueStore } from '../createValueStore';

/** A sign-out that waits until the pending changes are sent or the member decides. */
export interface SignOutRequest {
  /** Ends the wait. `isAllowed` is whether to sign out. */
  answer: (isAllowed: boolean) => void;
  /** Called when the dialog could not be loaded. */
  fail: (error: unknown) => void;
}

const request = createValueStore<SignOutRequest | null>(null);

export const useSignOutRequest = request.useValue;

/**
 * Sends the pending changes, and asks the member what to do if some cannot be sent
 * (docs/product/sign-in.md#signing-out). Resolves to whether to sign out. Needs a `SignOutGate` on
 * the page.
 */
export const finishChanges = (): Promise<boolean> =>
  new Promise<boolean>((resolve, reject) => {
    request.set({ answer: resolve, fail: reject });
  }).finally(() => request.set(null));
