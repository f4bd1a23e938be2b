import '../../i18n/en/orders.messages.json';
import '../../i18n/en/acts.messages.json';

import type { OrderRow } from '@gschool/admin/contract';
import { isAppError, useServices } from '@gschool/data';
import { createNotSentError, readOrders } from '@gschool/data/admin';
import { icons, useToasts } from '@gschool/ui';
import { BulkBar } from '@gschool/ui/table';
import { useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { useT } from '../../i18n/useT';
import { ACT_TOAST } from '../../shared/acts/errorMessages';
import { useCommands } from '../../shared/commands/commands';
import { useLatestFunction } from '../../shared/useLatestFunction';
import { PackingSlip } from './PackingSlip';

/** As many sheets as a person packs at once. */
const MAX_SLIPS = 50;

interface OrderBulkBarProps {
  /** All rows that were read. */
  orders: readonly OrderRow[];
  /** The rows that the table shows. */
  matches: readonly OrderRow[];
  selectedIds: ReadonlySet<string>;
  onSelectedIdsChange: (ids: ReadonlySet<string>) => void;
  /** Called with what is printed instead of the page. */
  onSheetsChange: (sheets: ReactNode) => void;
}

const getNumber = ({ order }: OrderRow): string => order.number;

/** What an administrator can do with the selected orders: print their packing slips. */
export function OrderBulkBar(props: OrderBulkBarProps) {
  const { orders, matches, selectedIds, onSelectedIdsChange, onSheetsChange } = props;
  const t = useT();
  const toasts = useToasts();
  const { session } = useServices();
  const [isPending, setPending] = useState(false);
  const selected = orders.filter((row) => selectedIds.has(getNumber(row)));
  const count = selected.length;
  const shown = new Set(matches);

  const print = async (): Promise<void> => {
    if (isPending) return;
    if (count > MAX_SLIPS) {
      toasts.show({
        id: ACT_TOAST,
        variant: 'warning',
        title: t('slips.tooMany', { max: MAX_SLIPS }),
      });
      return;
    }
    setPending(true);
    try {
      if (!navigator.onLine) throw createNotSentError();
      const details = await readOrders(session, selected.map(getNumber));
      // The sheets must be in the page when the browser's dialog opens.
      flushSync(() =>
        onSheetsChange(
          details.map((one) => <PackingSlip key={one.row.order.number} details={one} />),
        ),
      );
      window.print();
    } catch (error) {
      toasts.show({
        id: ACT_TOAST,
        variant: 'danger',
        title: t('slips.failed'),
        message: t(isAppError(error, 'offline') ? 'slips.offline' : 'slips.failedText'),
      });
    } finally {
      setPending(false);
    }
  };
  const printLatest = useLatestFunction(() => void print());
  useCommands(
    useMemo(
      () =>
        count === 0
          ? []
          : [
              {
                id: 'orders.print',
                label: `${t('slips.print')}: ${t('orders.count', { count })}`,
                kind: 'act' as const,
                run: printLatest,
              },
            ],
      [count, printLatest, t],
    ),
  );
  return (
    <BulkBar
      count={count}
      hiddenCount={selected.filter((row) => !shown.has(row)).length}
      total={matches.length}
      onSelectAll={() => onSelectedIdsChange(new Set(matches.map(getNumber)))}
      onClear={() => onSelectedIdsChange(new Set())}
      actions={[
        {
          id: 'print',
          label: t('slips.print'),
          icon: icons.parcel,
          isPending,
          onSelect: () => void print(),
        },
      ]}
    />
  );
}
