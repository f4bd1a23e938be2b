import type { PopupRedirectResolver } from 'firebase/auth';

/** Node has no popups: enough of a resolver for the SDK to start without one. */
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
