/** The names of the worker's caches. Each downloaded class has its own cache (`downloads.ts`). */
export const cacheNames = {
  /** Files with a hash in their name. They never change. */
  files: 'gschool.files',
  /** The shell and the visited prerendered pages, each with its headers. */
  documents: 'gschool.documents',
} as const;

/** The path of the shell, the document of every page that is not prerendered. */
export const SHELL_PATH = '/shell';

/**
 * The cache key of a page's document: the page's path if it is prerendered, otherwise the shell's
 * path. The query does not change the document.
 */
export const getDocumentKey = (pathname: string, documents: readonly string[]): string => {
  const path = pathname.replace(/(.)\/$/, '$1');
  return documents.includes(path) ? path : SHELL_PATH;
};
