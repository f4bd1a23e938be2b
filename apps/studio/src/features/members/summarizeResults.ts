import type { MemberRow } from '@gschool/admin/contract';
import { isAppError } from '@gschool/data';
import { getUnsent, type ActList } from '@gschool/data/admin';
import type { BulkOutcome } from '@gschool/ui/table';

import type { Translate } from '../../i18n/useT';
import { describeActError, describeThrown } from '../../shared/acts/errorMessages';
import { getMemberName } from '../../shared/members/labels';

/** Why a list stopped; undefined if it did not, or if the administrator stopped it. */
const describeStop = ({ error }: ActList, t: Translate): string | undefined => {
  if (error === null) return undefined;
  // What has no answer is not lost: the same ids are sent again.
  if (isAppError(error, 'offline') || isAppError(error, 'unavailable')) return t('bulk.noAnswer');
  return error instanceof Error ? describeThrown(error, t) : describeActError(error, t);
};

/** The counts of acts on several members, and the reason for each that was refused. */
export const summarizeResults = (
  title: string,
  members: readonly MemberRow[],
  list: ActList,
  t: Translate,
): BulkOutcome => {
  const count = (outcome: 'done' | 'unchanged' | 'refused') =>
    list.results.filter((result) => result?.outcome === outcome).length;
  const byUid = new Map(members.map((member) => [member.uid, member]));
  const unsent = getUnsent(list).length;
  return {
    title,
    done: count('done'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    unsent,
    reason: unsent > 0 ? (describeStop(list, t) ?? t('bulk.unsentText')) : undefined,
    rows: list.results.flatMap((result, index) => {
      const args = list.acts[index]?.args;
      if (result?.outcome !== 'refused' || args === undefined || !('uid' in args)) return [];
      const member = byUid.get(args.uid);
      return [
        {
          id: args.uid,
          label: member ? getMemberName(member) : args.uid,
          outcome: 'refused' as const,
          reason: describeActError(result.error, t),
        },
      ];
    }),
  };
};
