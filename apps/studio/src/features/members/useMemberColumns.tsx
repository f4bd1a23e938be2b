import type { MemberRow } from '@gschool/admin/contract';
import { Badge, useUi } from '@gschool/ui';
import type { DataTableColumn } from '@gschool/ui/table';
import { useMemo } from 'react';

import { useT } from '../../i18n/useT';
import { roleLabel } from '../../shared/acts/labels';
import { formatMachineDate } from '../../shared/dates';
import { accessLabel, accessTones, getMemberName } from '../../shared/members/labels';
import { usePlanName } from '../../shared/members/usePlanName';

/** The columns of the table of members. */
export function useMemberColumns(): readonly DataTableColumn<MemberRow>[] {
  const t = useT();
  const { locale } = useUi();
  const getPlanName = usePlanName();
  return useMemo(() => {
    const formatDay = (time: number | string | null) =>
      time === null ? '–' : formatMachineDate(time, locale);
    return [
      {
        id: 'name',
        header: t('members.name'),
        render: getMemberName,
        getSortValue: getMemberName,
        isRowHeader: true,
        getFullText: getMemberName,
        width: 12.5,
      },
      {
        id: 'email',
        header: t('members.email'),
        // Without a name, the email is also the name of the row, where it may be shortened.
        render: ({ email }) => email || '–',
        getSortValue: ({ email }) => email,
        getFullText: ({ email }) => email,
        isHiddenOnCards: true,
        width: 19,
        grow: 2,
        priority: 2,
      },
      {
        id: 'access',
        header: t('members.access'),
        render: ({ access }) => <Badge tone={accessTones[access]}>{accessLabel(access, t)}</Badge>,
        getSortValue: ({ access }) => accessLabel(access, t),
        width: 9.75,
      },
      {
        id: 'until',
        header: t('members.until'),
        render: ({ expiresAt }) => formatDay(expiresAt),
        getSortValue: ({ expiresAt }) => expiresAt,
        firstDirection: 'descending',
        width: 8.25,
        priority: 1,
      },
      {
        id: 'plan',
        header: t('members.plan'),
        render: ({ plan }) => (plan === null ? '–' : getPlanName(plan)),
        getSortValue: ({ plan }) => plan && getPlanName(plan),
        getFullText: ({ plan }) => (plan === null ? '' : getPlanName(plan)),
        isHiddenOnCards: true,
        width: 7,
        priority: 3,
      },
      {
        id: 'role',
        header: t('members.role'),
        render: ({ role }) => roleLabel(role, t),
        getSortValue: ({ role }) => role,
        isHiddenOnCards: true,
        width: 7.5,
        priority: 4,
      },
      {
        id: 'created',
        header: t('members.created'),
        render: ({ createdAt }) => formatDay(createdAt),
        getSortValue: ({ createdAt }) => createdAt,
        firstDirection: 'descending',
        isHiddenOnCards: true,
        priority: 5,
      },
      {
        id: 'lastSignIn',
        header: t('members.lastSignIn'),
        render: ({ lastSignInAt }) => formatDay(lastSignInAt),
        getSortValue: ({ lastSignInAt }) => lastSignInAt,
        firstDirection: 'descending',
        isHiddenByDefault: true,
        priority: 6,
      },
      {
        id: 'uid',
        header: t('members.uid'),
        render: ({ uid }) => <bdi translate="no">{uid}</bdi>,
        isHiddenByDefault: true,
        priority: 7,
      },
    ];
  }, [t, locale, getPlanName]);
}
