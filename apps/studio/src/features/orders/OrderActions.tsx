import type { OrderDetails } from '@gschool/admin/contract';
import type { OrderState } from '@gschool/domain';
import { Button, IconButton, icons, useToasts } from '@gschool/ui';
import { LazyDropdownMenu } from '@gschool/ui/admin';
import { ConfirmDialog } from '@gschool/ui/overlays';
import { useMemo } from 'react';

import { useT } from '../../i18n/useT';
import { ActError } from '../../shared/acts/actError';
import { describeThrown } from '../../shared/acts/errorMessages';
import { useAct } from '../../shared/acts/useAct';
import { useCommands } from '../../shared/commands/commands';
import { useRestoredState } from '../../shared/restored-input/restoredInput';
import { CancelDialog } from './CancelDialog';
import { describePaymentResult } from './paymentLabels';
import { getShortNumber } from './shortNumber';

type Move = Exclude<OrderState, 'cancelled'>;

/** The states that need a payment that matches. */
const needsPayment = (state: Move): boolean => state === 'paid' || state === 'sent';

/** The next states of an order, and its packing slip: buttons and commands of the palette. */
export function OrderActions({ details }: { details: OrderDetails }) {
  const t = useT();
  const toasts = useToasts();
  const { run } = useAct();
  const { nextStates, status, row, refundsDue, countedPayment } = details;
  const { number, state: from } = row.order;
  const [open, setOpen] = useRestoredState<OrderState | null>(`order ${number}`, null);
  const short = getShortNumber(number);
  const canCancel = nextStates.includes('cancelled');
  const next: Move | undefined =
    nextStates.find((state): state is Move => state !== 'cancelled') ??
    (from === 'requested' ? 'requested' : undefined);
  const moves: readonly Move[] = [
    ...(next === undefined ? [] : [next]),
    ...(status === null && from === 'requested' && next !== 'requested'
      ? (['requested'] as const)
      : []),
  ];
  const isPaid = row.payment === 'paid';

  const move = async (state: OrderState): Promise<void> => {
    try {
      await run({ kind: 'order.state', args: { number, from, state } });
    } catch (error) {
      // The question was about a state that the order no longer has. The page shows the new one.
      if (!(error instanceof ActError) || error.body.code !== 'order-state-changed') throw error;
      toasts.show({
        id: 'act',
        variant: 'warning',
        title: t('act.failed'),
        message: describeThrown(error, t),
      });
    }
  };
  const getDialogProps = (state: OrderState) => ({
    isOpen: open === state,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? state : null),
  });
  const moveKey = moves.join(' ');
  useCommands(
    useMemo(() => {
      const createCommand = (id: string, label: string, onRun: () => void) => ({
        id: `order.${id}`,
        label: `${label}: ${short}`,
        kind: 'act' as const,
        run: onRun,
      });
      return [
        ...moveKey
          .split(' ')
          .filter(Boolean)
          .map((state) =>
            createCommand(state, t(`move.${state as Move}`), () => setOpen(state as Move)),
          ),
        ...(canCancel
          ? [createCommand('cancel', t('move.cancelled'), () => setOpen('cancelled'))]
          : []),
        createCommand('print', t('order.print'), () => window.print()),
      ];
    }, [t, short, moveKey, canCancel, setOpen]),
  );

  return (
    <>
      {moves.map((state, index) => (
        <Button
          key={state}
          variant={index === 0 && (isPaid || !needsPayment(state)) ? 'primary' : 'quiet'}
          onClick={() => setOpen(state)}
        >
          {t(`move.${state}`)}
        </Button>
      ))}
      <Button variant="quiet" onClick={() => window.print()}>
        {t('order.print')}
      </Button>
      {canCancel && (
        <LazyDropdownMenu
          align="end"
          trigger={<IconButton variant="outline" icon={icons.more} label={t('order.more')} />}
          entries={[
            {
              label: t('move.cancelled'),
              icon: icons.close,
              isDanger: true,
              onSelect: () => setOpen('cancelled'),
            },
          ]}
        />
      )}
      {moves.map((state) => (
        <ConfirmDialog
          key={state}
          {...getDialogProps(state)}
          title={t(`move.${state}Title`, { number: short })}
          description={
            needsPayment(state) && !isPaid
              ? `${describePaymentResult(row.payment, t)} ${t(`move.${state}Text`)}`
              : t(`move.${state}Text`)
          }
          confirmLabel={t(`move.${state}`)}
          onConfirm={() => move(state)}
          getErrorMessage={(error) => describeThrown(error, t)}
        />
      ))}
      <CancelDialog
        {...getDialogProps('cancelled')}
        number={number}
        needsRefund={refundsDue.length > 0 || countedPayment !== null}
        onSubmit={() =>
          move('cancelled').then(
            () => undefined,
            (error: unknown) => describeThrown(error, t),
          )
        }
      />
    </>
  );
}
