import { createContext } from 'react';

/** The language (BCP 47) in which the hooks return titles, descriptions and names; English without a provider. */
export const ContentLanguageContext = createContext('en');
