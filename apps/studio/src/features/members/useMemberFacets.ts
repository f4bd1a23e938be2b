import type { MemberRow } from '@gschool/admin/contract';
import { roles } from '@gschool/domain';
import type { FilterFacet } from '@gschool/ui/table';
import { useMemo } from 'react';

import { useT } from '../../i18n/useT';
import { roleLabel } from '../../shared/acts/labels';
import type { OfferedView } from '../../shared/list/useSavedViews';
import { accessLabel, accessValues } from '../../shared/members/labels';
import { usePlanName } from '../../shared/members/usePlanName';
import { listPlans, NO_PLAN } from './filterMembers';

/** What members can be filtered by. The plans are those of the members that were read. */
export function useMemberFacets(rows: readonly MemberRow[]): readonly FilterFacet[] {
  const t = useT();
  const plans = useMemo(() => listPlans(rows), [rows]);
  const getPlanName = usePlanName();
  const planKey = plans.join('\n');
  return useMemo(
    () => [
      {
        id: 'access',
        label: t('members.access'),
        options: accessValues.map((value) => ({ value, label: accessLabel(value, t) })),
      },
      {
        id: 'role',
        label: t('members.role'),
        options: roles.map((value) => ({ value, label: roleLabel(value, t) })),
      },
      {
        id: 'plan',
        label: t('members.plan'),
        options: [
          { value: NO_PLAN, label: t('members.noPlan') },
          ...planKey
            .split('\n')
            .filter(Boolean)
            .map((value) => ({ value, label: getPlanName(value) })),
        ],
      },
    ],
    [t, planKey, getPlanName],
  );
}

/** The views that every administrator has. */
export function useMemberViews(): readonly OfferedView[] {
  const t = useT();
  return [
    { id: 'all', name: t('members.viewAll'), query: '' },
    { id: 'open', name: t('access.open'), query: 'access=open' },
    { id: 'ended', name: t('access.ended'), query: 'access=ended' },
    { id: 'blocked', name: t('access.blocked'), query: 'access=blocked' },
    { id: 'staff', name: t('members.viewStaff'), query: 'role=moderator&role=admin' },
  ];
}
