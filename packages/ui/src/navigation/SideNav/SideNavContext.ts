import { createContext } from 'react';

/** Whether the navigation around a row shows only icons. */
export const IsCollapsedContext = createContext(false);
