import { createContext } from 'react';

/**
 * The language (BCP 47) of the titles, descriptions and names that hooks return; English without a
 * provider.
 */
export const ContentLanguageContext = createContext('en');
