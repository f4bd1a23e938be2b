import type { ActResult, MemberRow } from '@gschool/admin/contract';
import type { BulkOutcome } from '@gschool/ui/table';

import type { Translate } from '../../i18n/useT';
import { describeActError } from '../../shared/acts/errorMessages';
import { getMemberName } from '../../shared/members/labels';

/** The counts of acts on several members, and the reason for each that was refused. */
export const summarizeResults = (
  title: string,
  members: readonly MemberRow[],
  results: readonly ActResult[],
  t: Translate,
): BulkOutcome => {
  const count = (outcome: ActResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  return {
    title,
    done: count('done'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    rows: results.flatMap((result, index) => {
      const member = members[index];
      if (result.outcome !== 'refused' || member === undefined) return [];
      return [
        {
          id: member.uid,
          label: getMemberName(member),
          outcome: 'refused' as const,
          reason: describeActError(result.error, t),
        },
      ];
    }),
  };
};
