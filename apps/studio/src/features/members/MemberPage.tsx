import '../../i18n/en/members.messages.json';

import { useT } from '../../i18n/useT';
import { StudioPage } from '../../shared/StudioPage';

/** `/members/:uid` */
export function MemberPage({ uid }: { uid: string }) {
  const t = useT();
  return <StudioPage title={t('member.title')}>{uid}</StudioPage>;
}
