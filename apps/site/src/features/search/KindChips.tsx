import type { SearchResultGroup, SearchKind } from '@gschool/domain/search';
import { Chip, Inline } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { kindNames } from './kinds';

interface KindChipsProps {
  groups: readonly SearchResultGroup[];
  /** The kind that is shown alone. */
  only: SearchKind | undefined;
  /** Where a kind is shown alone; null for all of them. */
  address: (kind: SearchKind | null) => string;
  /** A number as it is written here. */
  number: (count: number) => string;
}

/** The kinds that something was found of, each with its number. Nothing where there is one alone. */
export function KindChips({ groups, only, address, number }: KindChipsProps) {
  const t = useT();
  if (groups.length < 2) return null;
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <Inline as="nav" space="2" aria-label={t('search.kinds')}>
      <Chip href={address(null)} isSelected={only === undefined} count={number(total)}>
        {t('search.everything')}
      </Chip>
      {groups.map((group) => (
        <Chip
          key={group.kind}
          href={address(group.kind)}
          isSelected={only === group.kind}
          count={number(group.total)}
        >
          {t(kindNames[group.kind])}
        </Chip>
      ))}
    </Inline>
  );
}
