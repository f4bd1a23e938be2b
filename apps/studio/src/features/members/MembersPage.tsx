import '../../i18n/en/members.messages.json';

import { useT } from '../../i18n/useT';
import { StudioPage } from '../../shared/StudioPage';

/** `/members` */
export function MembersPage() {
  const t = useT();
  return <StudioPage title={t('members.title')}>{null}</StudioPage>;
}
