import { Badge, Inline } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import type { ContentRow, RowChange } from './contentRow';

const marks = {
  created: { label: 'list.created', tone: 'success' },
  changed: { label: 'list.changed', tone: 'info' },
  deleted: { label: 'list.deleted', tone: 'danger' },
} as const satisfies Record<RowChange, object>;

/** The title of a row, with a mark if a draft changes it. */
export function RowTitle({ row }: { row: ContentRow }) {
  const t = useT();
  if (row.change === null) return <bdi>{row.title}</bdi>;
  const { label, tone } = marks[row.change];
  return (
    <Inline as="span" space="2">
      <bdi>{row.title}</bdi>
      <Badge tone={tone}>{t(label)}</Badge>
    </Inline>
  );
}
