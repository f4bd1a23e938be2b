import { use, useCallback } from 'react';

import { ContentLanguageContext } from '../session/contentLanguage';

/** The `select` of a query that localizes stored data. Pass the same function in every render. */
export const useLocalize = <Stored, Localized = Stored>(
  localizeAs: (stored: Stored, reader: string) => Localized,
): ((stored: Stored) => Localized) => {
  const reader = use(ContentLanguageContext);
  return useCallback((stored) => localizeAs(stored, reader), [localizeAs, reader]);
};
