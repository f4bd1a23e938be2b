import { createContext, use, type ReactNode } from 'react';

const ContentLanguage = createContext('en');

/** Sets the language (BCP 47) in which the hooks return titles, descriptions and names. */
export function ContentLanguageProvider({
  language,
  children,
}: {
  language: string;
  children: ReactNode;
}) {
  return <ContentLanguage value={language}>{children}</ContentLanguage>;
}

/** The language (BCP 47) in which the content is shown; English outside of its provider. */
export const useContentLanguage = (): string => use(ContentLanguage);
