import { createValueStore } from '../createValueStore';

/** A sign-out that waits until the pending changes are sent, or for the member's answer. */
export interface SignOutRequest {
  /** Ends the wait: whether to sign out. */
  answer: (isAllowed: boolean) => void;
  /** The question could not be loaded. */
  fail: (error: unknown) => void;
}

const request = createValueStore<SignOutRequest | null>(null);

export const useSignOutRequest = request.useValue;

/**
 * Sends the pending changes, and asks the member when some are not sent
 * (docs/product/sign-in.md#signing-out). Resolves with whether to sign out. Needs a `SignOutGate`
 * on the page.
 */
export const finishChanges = (): Promise<boolean> =>
  new Promise<boolean>((resolve, reject) => {
    request.set({ answer: resolve, fail: reject });
  }).finally(() => request.set(null));
