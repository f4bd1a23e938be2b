import '../../i18n/en/log.messages.json';

import { getUid, useServices } from '@gschool/data';
import { useMemberNames } from '@gschool/data/admin';
import type { FilterFacet } from '@gschool/ui/table';
import { useMemo } from 'react';

import { useT, type MessageId } from '../../i18n/useT';
import { actKinds } from '../../shared/acts/describeAct';
import { actKindLabel } from '../../shared/acts/kindLabel';
import { periods } from './logFilter';

const periodLabels: Readonly<Record<keyof typeof periods, MessageId>> = {
  today: 'log.today',
  week: 'log.week',
  month: 'log.month',
};

/** What the log can be filtered by. `authors` are the uids of those who changed something. */
export function useLogFacets(authors: readonly string[]): readonly FilterFacet[] {
  const t = useT();
  const { session } = useServices();
  const own = getUid(session);
  const names = useMemberNames(authors.filter((uid) => uid !== 'command'));
  const nameKey = authors.map((uid) => `${uid}\t${names.get(uid) ?? uid}`).join('\n');
  return useMemo(
    () => [
      {
        id: 'kind',
        kind: 'one',
        label: t('log.kind'),
        options: actKinds.map((value) => ({ value, label: actKindLabel(value, t) })),
      },
      {
        id: 'by',
        kind: 'one',
        label: t('log.by'),
        options: nameKey
          .split('\n')
          .filter(Boolean)
          .map((line) => {
            const [value = '', name = ''] = line.split('\t');
            const known = value === own ? t('log.byYou') : name;
            return { value, label: value === 'command' ? t('log.byCommand') : known };
          }),
      },
      {
        id: 'period',
        kind: 'dates',
        label: t('log.period'),
        options: (Object.keys(periods) as (keyof typeof periods)[]).map((value) => ({
          value,
          label: t(periodLabels[value]),
        })),
      },
    ],
    [t, own, nameKey],
  );
}
