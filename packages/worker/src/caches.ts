/** The caches of the worker, by name. Downloads have one cache for each class (`downloads.ts`). */
export const cacheNames = {
  /** Files with a hash in their name. They never change. */
  files: 'gschool.files',
  /** The shell and the visited prerendered pages, each with its headers. */
  documents: 'gschool.documents',
} as const;

/** The path of the document of every page that is not prerendered. */
export const SHELL_PATH = '/shell';

/**
 * The key of the document of a page: its path if it is prerendered, otherwise the shell. The query
 * does not change a document.
 */
export const getDocumentKey = (pathname: string, documents: readonly string[]): string => {
  const path = pathname.replace(/(.)\/$/, '$1');
  return documents.includes(path) ? path : SHELL_PATH;
};
