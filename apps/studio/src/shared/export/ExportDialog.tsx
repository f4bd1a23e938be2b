import '../../i18n/en/csv.messages.json';

import type { ActArguments } from '@gschool/admin/contract';
import { saveFile } from '@gschool/app';
import { FormDialog } from '@gschool/ui/overlays';
import { Stack, Text, useToasts } from '@gschool/ui';
import { useEffect, useRef, useState } from 'react';

import { useT, type MessageId } from '../../i18n/useT';
import { describeThrown } from '../acts/errorMessages';
import { useAct } from '../acts/useAct';
import { collectCsv, type CsvValue } from './csv';

type ListName = ActArguments['data.export']['list'];

/** What a list writes to its file. */
export interface ExportSource {
  list: ListName;
  /** The names of the columns, which do not depend on the language. */
  head: readonly string[];
  /** Reads all rows that match the filter, page by page. */
  read: () => AsyncIterable<readonly (readonly CsvValue[])[]>;
}

interface ExportDialogProps extends ExportSource {
  /** Whether a filter is set, so that the file has only a part of the list. */
  isFiltered: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const titles: Readonly<Record<ListName, MessageId>> = {
  members: 'csv.members',
  orders: 'csv.orders',
  log: 'csv.log',
};

const toFileName = (list: ListName): string =>
  `${list}-${new Date().toISOString().slice(0, 10)}.csv`;

/** Stops reading when the dialog is closed. */
async function* readUntil<Page>(pages: AsyncIterable<Page>, isStopped: () => boolean) {
  for await (const page of pages) {
    if (isStopped()) return;
    yield page;
  }
}

/**
 * Asks before a list is exported as CSV. The export is an act, which needs a recent sign-in; then the
 * rows are read page by page. Closing the dialog stops it.
 */
export function ExportDialog(props: ExportDialogProps) {
  const { list, head, read, isFiltered, isOpen, onOpenChange } = props;
  const t = useT();
  const toasts = useToasts();
  const { log } = useAct();
  const [count, setCount] = useState<number | null>(null);
  const isStopped = useRef(false);
  useEffect(() => {
    // The dialog and its page may also disappear while the rows are read.
    isStopped.current = !isOpen;
    return () => {
      isStopped.current = true;
    };
  }, [isOpen]);

  const run = async (): Promise<string | undefined> => {
    try {
      await log({ kind: 'data.export', args: { list } });
      setCount(0);
      const file = await collectCsv(
        head,
        readUntil(read(), () => isStopped.current),
        setCount,
      );
      if (isStopped.current) return undefined;
      saveFile(toFileName(list), file);
      toasts.show({ id: 'act', variant: 'success', title: t('csv.done') });
      return undefined;
    } catch (error) {
      return describeThrown(error, t);
    } finally {
      setCount(null);
    }
  };
  return (
    <FormDialog
      title={t(titles[list])}
      description={t(isFiltered ? 'csv.textFiltered' : 'csv.text')}
      submitLabel={t('csv.submit')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSubmit={async () => {
        const form = await run();
        return form === undefined ? undefined : { form };
      }}
    >
      <Stack space="3">
        <Text tone="muted">{t(list === 'log' ? 'csv.logPrivacy' : 'csv.privacy')}</Text>
        <Text as="p" role="status">
          {count === null ? null : t('csv.progress', { count })}
        </Text>
      </Stack>
    </FormDialog>
  );
}
