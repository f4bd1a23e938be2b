import { Badge, Button, Inline, Stack, useUi } from '@gschool/ui';
import type { ReactNode } from 'react';

import { useT } from '../../../../i18n/useT';
import { isWithin } from '../../../../shared/content/fieldPath';
import { formatList } from '../../../../shared/formatList';
import { FieldConflict } from './conflicts/lazyConflicts';
import { useEntryForm } from './EntryFormContext';
import { focusField } from './focusField';

interface EntryFieldProps {
  /** The path of the field in the entry. */
  name: string;
  children: ReactNode;
}

/** The place of a field: under it, what another editor changed, and the question which value counts. */
export function EntryField({ name, children }: EntryFieldProps) {
  const t = useT();
  const { locale } = useUi();
  const form = useEntryForm();
  const received = form.received.filter(({ path }) => isWithin(path, name));
  const conflicts = form.conflicts.filter(({ path }) => isWithin(path, name));
  const names = [...new Set(received.map(({ by }) => by))];
  return (
    <div data-field={name}>
      <Stack space="2">
        {children}
        {names.length > 0 && (
          <Inline space="2">
            <Badge tone="info">{t('edit.changedBy', { name: formatList(names, locale) })}</Badge>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                // The button disappears.
                focusField(name);
                form.dismissReceived(name);
              }}
            >
              {t('edit.seen')}
            </Button>
          </Inline>
        )}
        {conflicts.map((conflict) => (
          <FieldConflict key={conflict.path} conflict={conflict} />
        ))}
      </Stack>
    </div>
  );
}
