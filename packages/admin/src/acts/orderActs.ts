import { AdminError } from '../adminError';
import type { Act, ActRequest } from '../contract';
import { appendAct, findRepeated, toUnloggedAct } from '../log/appendAct';
import {
  assertArePayments,
  assertPaymentsAllow,
  findOrder,
  getNextStatus,
} from '../order/changeState';
import type { CurrentOrder, OrderChange, OrderService } from '../order/service';
import type { ActContext } from './actContext';
import { getChangedFields } from './changedFields';
import { createActDraft } from './createActDraft';

export type OrderRequest = Extract<ActRequest, { kind: `order.${string}` }>;
type StateRequest = Extract<OrderRequest, { kind: 'order.state' }>;
type RefundRequest = Extract<OrderRequest, { kind: 'order.refund' }>;

/** Adds ids to a list that has each id once. */
const addIds = (ids: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...ids, ...more]),
];

/** What an act changes about an order, and the fields that the log shows; null for no change. */
type Decide = (
  current: CurrentOrder,
) => { change: OrderChange; before: object; after: object } | null;

const decideState =
  ({ args }: StateRequest, now: number): Decide =>
  ({ order, status, refunded }) => {
    if (order.state !== args.from)
      throw new AdminError('order-state-changed', { state: order.state });
    const next = getNextStatus(order, status, args.state, now);
    if (next === null) return null;
    const allRefunded = addIds(refunded, args.refunded ?? []);
    const isRefunded = allRefunded.length > refunded.length;
    return {
      change: { status: next, ...(isRefunded && { refunded: allRefunded }) },
      before: { state: order.state, isTrackable: status !== null, refunded },
      after: { state: next.state, isTrackable: true, refunded: allRefunded },
    };
  };

const decideRefund =
  ({ args }: RefundRequest): Decide =>
  ({ refunded }) => {
    if (refunded.includes(args.payment)) return null;
    const after = addIds(refunded, [args.payment]);
    return { change: { refunded: after }, before: { refunded }, after: { refunded: after } };
  };

/**
 * Runs an act about an order. Payments are checked before the transaction, because they are
 * documents of the payment extension; the state is checked in it. Null if nothing changes.
 */
export const runOrderAct = async (
  orders: OrderService,
  request: OrderRequest,
  context: ActContext,
): Promise<Act | null> => {
  const { number } = request.args;
  const draft = createActDraft(request, context, {
    subject: { kind: 'order', id: number },
    // States only move forward.
    isUndoable: request.kind === 'order.refund',
  });
  const order = await findOrder(orders, number);
  let decide: Decide;
  if (request.kind === 'order.state') {
    const { from, state, refunded } = request.args;
    if (order.state !== from) throw new AdminError('order-state-changed', { state: order.state });
    await assertPaymentsAllow(orders, order, state, refunded ?? []);
    decide = decideState(request, context.now);
  } else {
    const payments = await orders.listPayments(order.uid, number);
    assertArePayments(payments, [request.args.payment]);
    decide = decideRefund(request);
  }
  let act: Act | null = null;
  await orders.change(number, async (current, log) => {
    act = await findRepeated(log, draft);
    if (act !== null) return null;
    const decided = decide(current);
    if (decided === null) return null;
    const changed = getChangedFields(decided.before, decided.after);
    if (context.isDryRun) act = toUnloggedAct({ ...draft, ...changed });
    else act = await appendAct(log, { ...draft, ...changed });
    return context.isDryRun ? null : decided.change;
  });
  return act;
};
