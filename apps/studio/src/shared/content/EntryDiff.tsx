import type { PlannedDifference } from '@gschool/admin/contract';
import { DiffView } from '@gschool/ui/editor';

import { parseFieldPath } from './fieldPath';
import { useFieldLabel } from './useFieldLabel';
import { useFormatValue } from './useFormatValue';

interface EntryDiffProps {
  /** The name of the list of differences, for screen readers. */
  label: string;
  differences: readonly PlannedDifference[];
}

/** The fields of an entry that differ, with their values before and after. */
export function EntryDiff({ label, differences }: EntryDiffProps) {
  const getFieldLabel = useFieldLabel();
  const format = useFormatValue();
  return (
    <DiffView
      label={label}
      changes={differences.map(({ path, before, after }) => ({
        id: path,
        label: getFieldLabel(path),
        before: before === undefined ? null : format(path, before),
        after: after === undefined ? null : format(path, after),
        lang: parseFieldPath(path).language ?? undefined,
      }))}
    />
  );
}
