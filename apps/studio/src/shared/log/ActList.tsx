import type { Act } from '@gschool/admin/contract';
import { useMemberNames } from '@gschool/data/admin';
import { Card, Stack } from '@gschool/ui';

import { ActEntry } from './ActEntry';

interface ActListProps {
  acts: readonly Act[];
  /** The accessible name of the list. */
  label: string;
  /** False on the page of the subject. */
  hasSubject: boolean;
}

/** Entries of the log, the newest first. */
export function ActList({ acts, label, hasSubject }: ActListProps) {
  const names = useMemberNames(
    acts.flatMap(({ subject, by }) => [
      ...(subject.kind === 'member' && hasSubject ? [subject.id] : []),
      ...(by === 'command' ? [] : [by]),
    ]),
  );
  return (
    <Stack as="ol" role="list" space="4" aria-label={label}>
      {acts.map((act) => (
        <Card as="li" key={act.id}>
          <ActEntry
            act={act}
            undone={acts.find(({ id }) => id === act.undoes)}
            names={names}
            hasSubject={hasSubject}
          />
        </Card>
      ))}
    </Stack>
  );
}
