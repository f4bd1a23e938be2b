import { createContext, use } from 'react';

/** The language (BCP 47) in which the hooks return titles, descriptions and names; English without a provider. */
export const ContentLanguage = createContext('en');

/** The language (BCP 47) in which the content is shown. */
export const useContentLanguage = (): string => use(ContentLanguage);
