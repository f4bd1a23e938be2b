import '../i18n/en/log.messages.json';

import { getUid, useServices, useSession } from '@gschool/data';
import { useMemberNames } from '@gschool/data/admin';

import { useT } from '../i18n/useT';

const NONE: readonly string[] = [];

/**
 * Returns a function that names the author of an act, a release or a draft: “You”, “Command line”,
 * or a name. Moderators can't read accounts, so for them everyone else is “A colleague”.
 */
export function useAuthorName(authors: readonly string[]): (by: string) => string {
  const t = useT();
  const session = useSession();
  const own = getUid(useServices().session);
  const canRead = session.status === 'signedIn' && session.claims.role === 'admin';
  const names = useMemberNames(
    canRead ? authors.filter((by) => by !== 'command' && by !== own) : NONE,
  );
  return (by) => {
    if (by === own) return t('log.byYou');
    if (by === 'command') return t('log.byCommand');
    return names.get(by) ?? (canRead ? by : t('log.byColleague'));
  };
}
