import type { PopupRedirectResolver } from 'firebase/auth';

/** A resolver with which the SDK starts in Node, which has no popups. */
export const noPopups = async (): Promise<PopupRedirectResolver> => {
  const { inMemoryPersistence } = await import('firebase/auth');
  class NoPopups {
    readonly _shouldInitProactively = false;
    readonly _redirectPersistence = inMemoryPersistence;
    readonly _completeRedirectFn = (): Promise<null> => Promise.resolve(null);
    readonly _overrideRedirectResult = (): void => undefined;
  }
  return NoPopups as unknown as PopupRedirectResolver;
};
