import { isAppError } from '@gschool/domain';

import type { Translate } from '../../i18n/useT';
import type { SearchSource } from './SearchSource';

/** What could not be searched, and why as far as that helps. */
export function failureWords(
  { of, error }: NonNullable<SearchSource['failure']>,
  t: Translate,
): { title: string; text: string } {
  return isAppError(error, 'offline')
    ? { title: t('search.offlineTitle'), text: t('search.offlineText') }
    : {
        title: t(of === 'classes' ? 'search.failedClasses' : 'search.failedEvents'),
        text: t('search.failedText'),
      };
}
