import type { SearchResultGroup, SearchKind } from '@gschool/domain/search';
import { Chip } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { ChipRow } from '../../shared/ChipRow';
import { kindLabels } from './kindLabels';

interface KindChipsProps {
  groups: readonly SearchResultGroup[];
  /** The kind that is selected; undefined for all. */
  selectedKind: SearchKind | undefined;
  /** The URL that selects a kind; null selects all. */
  getHref: (kind: SearchKind | null) => string;
  /** Formats a number in the page's locale. */
  formatCount: (count: number) => string;
}

/** The kinds of the results with their counts. Renders nothing if there is only one kind. */
export function KindChips({ groups, selectedKind, getHref, formatCount }: KindChipsProps) {
  const t = useT();
  if (groups.length < 2) return null;
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <ChipRow label={t('search.kinds')} selected={selectedKind ?? ''}>
      <Chip href={getHref(null)} isSelected={selectedKind === undefined} count={formatCount(total)}>
        {t('search.everything')}
      </Chip>
      {groups.map((group) => (
        <Chip
          key={group.kind}
          href={getHref(group.kind)}
          isSelected={selectedKind === group.kind}
          count={formatCount(group.total)}
        >
          {t(kindLabels[group.kind])}
        </Chip>
      ))}
    </ChipRow>
  );
}
