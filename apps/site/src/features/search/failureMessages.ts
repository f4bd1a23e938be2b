import { isAppError } from '@gschool/domain';

import type { Translate } from '../../i18n/useT';
import type { SearchSource } from './SearchSource';

/** The title and text for data that could not be searched. */
export function getFailureMessages(
  { part, error }: NonNullable<SearchSource['failure']>,
  t: Translate,
): { title: string; text: string } {
  return isAppError(error, 'offline')
    ? { title: t('search.offlineTitle'), text: t('search.offlineText') }
    : {
        title: t(part === 'classes' ? 'search.failedClasses' : 'search.failedEvents'),
        text: t('search.failedText'),
      };
}
