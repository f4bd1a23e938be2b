import { use, useCallback } from 'react';
import { ContentLanguage } from '../session/contentLanguage';

/**
 * The `select` of a query: puts what is stored into the reader's language. `localizeAs` has to be
 * the same function in every render.
 */
export const useLocalize = <Stored, Localized = Stored>(
  localizeAs: (stored: Stored, reader: string) => Localized,
): ((stored: Stored) => Localized) => {
  const reader = use(ContentLanguage);
  return useCallback((stored) => localizeAs(stored, reader), [localizeAs, reader]);
};
