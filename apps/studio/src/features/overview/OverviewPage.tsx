import '../../i18n/en/overview.messages.json';

import { useT } from '../../i18n/useT';
import { StudioPage } from '../../shared/StudioPage';

/** `/` */
export function OverviewPage() {
  const t = useT();
  return <StudioPage title={t('overview.title')}>{null}</StudioPage>;
}
