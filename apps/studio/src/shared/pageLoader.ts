import { createContext } from 'react';

/**
 * Loads the code of the page at a path, and of the frame around it. A context, because the route
 * table imports the pages that use it.
 */
export const PageLoader = createContext<(pathname: string) => Promise<void>>(() =>
  Promise.resolve(),
);
