import { createContext, useContext } from 'react';

/**
 * Tells whether an address has a page of its own. Menus ask it, so that an
 * entry whose page comes later is absent until then.
 */
export const BuiltRoutes = createContext<(href: string) => boolean>(() => true);

export const useIsBuilt = (): ((href: string) => boolean) => useContext(BuiltRoutes);
