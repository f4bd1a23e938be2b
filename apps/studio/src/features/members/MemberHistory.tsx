import { useT } from '../../i18n/useT';
import { ActHistory } from '../../shared/log/ActHistory';

/** What administrators changed about an account. */
export function MemberHistory({ uid }: { uid: string }) {
  const t = useT();
  return <ActHistory subject={uid} title={t('member.history')} emptyText={t('member.noHistory')} />;
}
