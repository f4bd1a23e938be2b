import '../../i18n/en/log.messages.json';

import { useT } from '../../i18n/useT';
import { StudioPage } from '../../shared/StudioPage';

/** `/log` */
export function LogPage() {
  const t = useT();
  return <StudioPage title={t('log.title')}>{null}</StudioPage>;
}
