import type { PreviewDocument } from '@gschool/app/preview';
import { isAppError, type Backend } from '@gschool/data';

const CLASS = /^videos\/([^/]+)$/;

/** A live class; null if there is none. */
const readClass = async (backend: Backend, id: string): Promise<PreviewDocument['data']> => {
  try {
    return { ...(await backend.catalogue.details(id)) };
  } catch (error) {
    if (isAppError(error, 'notFound')) return null;
    throw error;
  }
};

/**
 * Reads live documents for the frame of a preview. Staff cannot read the videos and the rooms of
 * members, so those of live entries are missing.
 */
export const readLiveDocuments = async (
  backend: Backend,
  paths: readonly string[],
): Promise<readonly PreviewDocument[]> =>
  Promise.all(
    paths.map(async (path) => {
      const id = CLASS.exec(path)?.[1];
      return { path, data: id === undefined ? null : await readClass(backend, id) };
    }),
  );
