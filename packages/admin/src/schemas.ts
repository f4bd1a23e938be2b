import { ID_PATTERN, ORDER_NUMBER_PATTERN, orderStates, roles } from '@gschool/domain';
import { packLists } from '@gschool/domain/content-pack';
import { z } from 'zod';

import { MAX_FOUND_TEXT, MAX_NAMES } from './limits';

/** An id that the caller creates. A request with an id that was used before is not run again. */
export const actId = z.uuid();
const uid = z.string().regex(/^[^\s/]{1,128}$/);
const orderNumber = z.string().regex(ORDER_NUMBER_PATTERN);
const releaseId = z.string().regex(/^\d{6,12}$/);
const planToken = z.string().regex(/^[0-9a-f]{64}$/);
const note = z.string().trim().max(500);
/** Every draft, or some of them. */
const draftIds = z.union([
  z.literal('all'),
  z
    .array(
      z
        .string()
        .regex(/^[a-z]+-\S{1,720}$/)
        .refine((id) => packLists.some((list) => id.startsWith(`${list}-`))),
    )
    .min(1)
    .max(500),
]);
const plan = z.string().regex(ID_PATTERN);

/**
 * The acts, by kind, with their arguments. One act changes one account or one order.
 *
 * - `member.grant`: gives access until `expiresAt` (epoch milliseconds, in the future), and removes a
 *   block. Without `plan`, the plan stays the same.
 * - `member.revoke`: ends the grant and blocks the account.
 * - `member.block`: closes access, and keeps the grant for `member.unblock`.
 * - `member.unblock`: removes the block.
 * - `member.sync`: writes token and profile again from the record.
 * - `member.role`: changes the role. An administrator can't change their own role.
 * - `member.signOut`: ends every session.
 * - `member.erase`: deletes the account and the data about the member. It has no inverse, and
 *   `confirmation` must equal the email of the account, or the uid if it has none.
 * - `order.state`: moves an order to its next state. `from` is the state that the caller saw; the act
 *   is refused if the order has another state now. `refunded` names payments that were refunded in
 *   Stripe. It has no inverse.
 * - `order.refund`: records that a payment was refunded in Stripe.
 * - `catalogue.publish`: publishes drafts as a new release. `plan` is the token of the plan that the
 *   caller saw; `parent` is the release that the plan was made for. `isMassDeletion` says that more
 *   than half of the classes may be deleted, and needs a recent sign-in.
 * - `catalogue.restore`: creates a release with the content of an earlier one. Drafts stay.
 * - `catalogue.schedule`: publishes drafts at a time, with the content that they have now.
 * - `catalogue.unschedule`: cancels a planned release.
 * - `data.export`: logs that a list is exported, before its rows are read. It has no inverse.
 * - `act.undo`: runs the inverse of an act, if what it changed is still as the act left it.
 */
export const actArguments = {
  'member.grant': z.strictObject({
    uid,
    plan: plan.optional(),
    expiresAt: z.int().positive(),
    /** The caller knows that the account with this unverified email is the member's. */
    isUnverifiedAccepted: z.boolean().optional(),
  }),
  'member.revoke': z.strictObject({ uid }),
  'member.block': z.strictObject({ uid }),
  'member.unblock': z.strictObject({ uid }),
  'member.sync': z.strictObject({ uid }),
  'member.role': z.strictObject({ uid, role: z.enum(roles) }),
  'member.signOut': z.strictObject({ uid }),
  'member.erase': z.strictObject({ uid, confirmation: z.string().max(320) }),
  'order.state': z.strictObject({
    number: orderNumber,
    from: z.enum(orderStates),
    state: z.enum(orderStates),
    refunded: z.array(z.string().max(200)).max(20).optional(),
  }),
  'order.refund': z.strictObject({ number: orderNumber, payment: z.string().max(200) }),
  'catalogue.publish': z.strictObject({
    drafts: draftIds,
    plan: planToken,
    parent: releaseId.nullable(),
    note,
    isMassDeletion: z.boolean().optional(),
  }),
  'catalogue.restore': z.strictObject({
    release: releaseId,
    parent: releaseId,
    note,
    isMassDeletion: z.boolean().optional(),
  }),
  'catalogue.schedule': z.strictObject({
    drafts: draftIds,
    plan: planToken,
    note,
    publishAt: z.iso.datetime(),
  }),
  'catalogue.unschedule': z.strictObject({ planned: actId }),
  'data.export': z.strictObject({ list: z.enum(['members', 'orders', 'log']) }),
  'act.undo': z.strictObject({ act: actId }),
} as const;

/** The arguments of the queries, by kind. */
export const queryArguments = {
  overview: z.strictObject({}),
  'members.list': z.strictObject({ pageToken: z.string().max(2000).optional() }),
  'members.find': z.strictObject({ text: z.string().min(1).max(MAX_FOUND_TEXT) }),
  'members.names': z.strictObject({ uids: z.array(uid).min(1).max(MAX_NAMES) }),
  'members.show': z.strictObject({ uid }),
  'orders.list': z.strictObject({
    state: z.enum(orderStates).optional(),
    isPaid: z.boolean().optional(),
    before: z.string().max(40).optional(),
    limit: z.int().min(1).max(200),
  }),
  'orders.show': z.strictObject({ number: orderNumber }),
  'catalogue.plan': z.strictObject({ drafts: draftIds }),
  'catalogue.planRestore': z.strictObject({ release: releaseId }),
} as const;
