import { toAppError, serviceUnavailable } from './toAppError';
import type { OpenedDocuments } from './openDocuments';

/** Firestore, which is loaded at first use: a page with a sign-in form does not need it. */
export type LazyDocuments = () => Promise<OpenedDocuments>;

/**
 * Loads and opens Firestore at first use. Rejects with `unavailable` "documents" where it cannot be
 * initialized, and with the error of the import if the code does not load; the next call tries
 * again. Signing in and out works without it.
 */
export function createLazyDocuments(
  load: () => Promise<typeof import('./openDocuments')>,
  open: (code: typeof import('./openDocuments')) => OpenedDocuments,
): LazyDocuments {
  let opening: Promise<OpenedDocuments> | undefined;
  let hasWarned = false;
  const openOnce = async (): Promise<OpenedDocuments> => {
    const code = await load().catch((error: unknown) => {
      throw toAppError(error);
    });
    try {
      return open(code);
    } catch (error) {
      if (!hasWarned) console.warn('The document service could not be set up.', error);
      hasWarned = true;
      throw serviceUnavailable('documents');
    }
  };
  return () =>
    (opening ??= openOnce().catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
}
