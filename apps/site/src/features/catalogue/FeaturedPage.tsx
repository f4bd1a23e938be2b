import '../../i18n/en/catalogue.messages.json';

import { useT } from '../../i18n/useT';
import { CollectionPage } from './CollectionPage';

/** `/videos/filter/featured`. */
export function FeaturedPage() {
  const t = useT();
  return <CollectionPage kind="featured" title={t('featured.title')} text={t('featured.text')} />;
}
