import { useUi } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import type { OfferedView } from '../../../shared/list/useSavedViews';
import { languageLabel } from './labels';

/**
 * The views that every table of the content offers: everything, drafts, and one for each language in
 * which texts may be missing.
 */
export function useListViews(languages: readonly string[]): readonly OfferedView[] {
  const t = useT();
  const { locale } = useUi();
  return [
    { id: 'all', name: t('list.viewAll'), query: '' },
    { id: 'drafts', name: t('list.viewDrafts'), query: 'state=draft' },
    ...languages.map((tag) => ({
      id: `missing-${tag}`,
      name: t('list.viewMissing', { language: languageLabel(tag, locale) }),
      query: `translation=missing-${tag}`,
    })),
  ];
}
