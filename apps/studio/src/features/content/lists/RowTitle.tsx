import { Badge, Inline } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { changeMarks } from '../../../shared/content/changeMarks';
import type { ContentRow } from './contentRow';

/** The title of a row, with a mark if a draft changes it. */
export function RowTitle({ row }: { row: ContentRow }) {
  const t = useT();
  if (row.change === null) return <bdi>{row.title}</bdi>;
  const { label, tone } = changeMarks[row.change];
  return (
    <Inline as="span" space="2">
      <bdi>{row.title}</bdi>
      <Badge tone={tone}>{t(label)}</Badge>
    </Inline>
  );
}
