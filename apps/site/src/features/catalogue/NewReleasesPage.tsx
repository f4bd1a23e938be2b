import '../../i18n/en/catalogue.messages.json';

import { useT } from '../../i18n/useT';
import { CollectionPage } from './CollectionPage';

/** `/videos/filter/new-releases`, grouped by age. */
export function NewReleasesPage() {
  const t = useT();
  return (
    <CollectionPage kind="newReleases" title={t('releases.title')} text={t('releases.text')} />
  );
}
