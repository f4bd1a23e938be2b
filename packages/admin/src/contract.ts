import type {
  actFields,
  DocumentOf,
  MembershipRecord,
  Order,
  OrderState,
  OrderStatus,
  Role,
  SubscriptionTerms,
} from '@gschool/domain';
import type { z } from 'zod';

import type { CataloguePlan, EntryProblem } from './content/types';
import type { actArguments, queryArguments } from './schemas';

// This file imports only types, so that a browser loads no zod. The schemas are in `schemas.ts`.

export type * from './content/types';
export { MAX_FOUND_TEXT, MAX_NAMES, MAX_PLANNED_DAYS } from './limits';

export type ActKind = keyof typeof actArguments;
export type ActArguments = { [K in ActKind]: z.infer<(typeof actArguments)[K]> };

/** A request for one act. */
export type ActRequest = {
  [K in ActKind]: { id: string; kind: K; args: ActArguments[K] };
}[ActKind];

/** A log entry, `acts/{id}` (`actFields`). */
export interface Act extends Omit<DocumentOf<typeof actFields>, 'kind'> {
  kind: ActKind;
}

export const adminErrorCodes = [
  'unauthenticated',
  'forbidden',
  /** The caller must sign in again: the last sign-in was more than five minutes ago. */
  'recent-sign-in-required',
  'invalid-argument',
  'account-not-found',
  'email-not-verified',
  'email-missing',
  'claims-too-long',
  'own-account',
  'past-date',
  'wrong-confirmation',
  /** The subscription must be canceled in Stripe before the account is erased. */
  'subscription-running',
  'order-not-found',
  /** The order is no longer in the state that the caller saw, or can't move to the requested one. */
  'order-state-changed',
  'order-state-not-allowed',
  /** `problems` says what does not match. */
  'payment-mismatch',
  /** `payments` must be refunded in Stripe first. */
  'refund-required',
  'payment-not-found',
  'act-not-found',
  /** Another release is live: `release`. Plan again. */
  'release-changed',
  'release-not-found',
  /** A draft was saved, published or deleted since it was planned. */
  'drafts-changed',
  /** `entryProblems` says what. */
  'content-invalid',
  /** Two people changed the same field: `conflicts` names the drafts. */
  'drafts-in-conflict',
  'nothing-to-publish',
  /** More than half of the classes would be deleted, and the act does not say so. */
  'mass-deletion',
  /** The drafts are too large to be scheduled or published at once. */
  'too-large',
  /** Another publication is running. Try again after `retryAfter` seconds. */
  'publication-running',
  'planned-release-ended',
  'not-undoable',
  'already-undone',
  'changed-since',
  /** The id was used before for another act. */
  'id-reused',
  /** Try again after `retryAfter` seconds. */
  'rate-limited',
  'not-found',
  'unavailable',
] as const;
export type AdminErrorCode = (typeof adminErrorCodes)[number];

/** The error of a request or of one act. Each app words it. */
export interface AdminErrorBody {
  code: AdminErrorCode;
  /** The state that an order has now. */
  state?: OrderState;
  problems?: readonly PaymentProblem[];
  /** Ids of payments. */
  payments?: readonly string[];
  /** The id of the live release. */
  release?: string | null;
  entryProblems?: readonly EntryProblem[];
  /** Ids of drafts. */
  conflicts?: readonly string[];
  /** Seconds. */
  retryAfter?: number;
}

/** Why the payments of an order do not allow a change. Amounts are in minor units. */
export type PaymentProblem =
  | { kind: 'notPaid' }
  | { kind: 'line'; priceId: string; ordered: number; paid: number }
  | { kind: 'unknownPrice'; priceId: string; currency: string }
  | { kind: 'amount'; ordered: number; received: number; currency: string }
  | { kind: 'notSold'; priceId: string }
  | { kind: 'noShipping' }
  | { kind: 'duplicateShipping' }
  | { kind: 'wrongShipping'; priceId: string };

/**
 * `POST /acts` runs acts: those about one member in order, and those about several members at the
 * same time. With `isDryRun`, it only checks them. A list of more than 50 acts, and acts of the kinds
 * in `recentSignInKinds`, need a sign-in in the last five minutes.
 */
export interface ActsBody {
  acts: readonly ActRequest[];
  isDryRun?: boolean;
  /** The length of the whole list, if this request contains only some of its acts. */
  total?: number;
}

export type ActResult =
  /** `unchanged`: it was like this before. No act is written to the log. */
  | { id: string; outcome: 'done'; act: Act }
  | { id: string; outcome: 'unchanged' }
  | { id: string; outcome: 'refused'; error: AdminErrorBody };

export interface ActsResponse {
  results: readonly ActResult[];
}

/**
 * The kinds of acts that need a sign-in in the last five minutes. So does any act with
 * `isMassDeletion`.
 */
export const recentSignInKinds: readonly ActKind[] = [
  'member.role',
  'member.erase',
  'member.revoke',
  'data.export',
];
/** The largest number of acts that one request may contain. */
export const MAX_ACTS = 500;
/** A request with more acts needs a recent sign-in. */
export const MAX_ACTS_WITHOUT_RECENT_SIGN_IN = 50;
export const RECENT_SIGN_IN_MS = 5 * 60_000;

/** A row of the list of members. */
export interface MemberRow {
  uid: string;
  email: string;
  isEmailVerified: boolean;
  isDisabled: boolean;
  displayName: string;
  role: Role;
  /** `open`: has access now. `ended`: had access before. `none`: never had access. */
  access: 'open' | 'blocked' | 'ended' | 'none';
  plan: string | null;
  /** When access ends or ended, in epoch milliseconds; null if there never was access. */
  expiresAt: number | null;
  /** ISO times in UTC. */
  createdAt: string;
  lastSignInAt: string | null;
}

/** Differences between the token, the profile and the record. `member.sync` fixes the marked ones. */
export interface MemberMismatch {
  code:
    | 'profile-missing'
    | 'token-open-profile-closed'
    | 'ended-profile-open'
    | 'profile-open-token-closed'
    | 'role'
    | 'email'
    | 'fields-missing';
  isFixedBySync: boolean;
}

/** What is known about one account. */
export interface MemberDetails {
  member: MemberRow;
  record: MembershipRecord;
  subscriptions: readonly SubscriptionTerms[];
  /** The sign-in methods, such as `password` and `google.com`. */
  providers: readonly string[];
  hasProfile: boolean;
  /** What the token says: whether classes open, and until when. */
  token: { subscribed: boolean; role: Role; expiresAt: number | null };
  mismatches: readonly MemberMismatch[];
}

/** A row of the list of orders. */
export interface OrderRow {
  order: Order;
  uid: string;
  payment: 'none' | 'paid' | 'mismatch' | 'paid-twice' | 'refund-due';
}

/** A payment, the way the payment extension copied it from Stripe. */
export interface OrderPayment {
  id: string;
  status: string;
  /** Epoch seconds. */
  created: number;
  isTest: boolean;
  /** Minor units. */
  received: number;
  currency: string;
  /** True if an act recorded that it was refunded in Stripe. */
  isRefunded: boolean;
}

export interface OrderDetails {
  row: OrderRow;
  status: OrderStatus | null;
  payments: readonly OrderPayment[];
  /** The payment that counts; null if none succeeded. */
  countedPayment: string | null;
  /** The payments that must be refunded. */
  refundsDue: readonly string[];
  problems: readonly PaymentProblem[];
  nextStates: readonly OrderState[];
  /** The names of the lines in the catalog, by price id; missing if it is no longer sold. */
  products: Readonly<
    Record<string, { name: string; options: string; amount: number; currency: string }>
  >;
}

/** What needs attention, and how many members have access. */
export interface Overview {
  ordersToSend: readonly OrderRow[];
  /** Orders that are paid twice, paid but canceled, or paid with another amount. */
  ordersToCheck: readonly OrderRow[];
  /** Memberships that ended in the last 14 days, the latest first. */
  endedMemberships: readonly MemberRow[];
  /** Erasures that started and did not finish. */
  pendingErasures: readonly { uid: string; since: string }[];
  /** Members by day, the oldest first, for the last 30 days in UTC. */
  activeMembers: readonly { day: string; count: number }[];
}

/** `POST /queries` with `{ kind, args }` returns `{ result }`. */
export interface AdminQueries {
  overview: { args: Record<string, never>; result: Overview };
  /** 1,000 members a page, in the order of Firebase Authentication. */
  'members.list': {
    args: z.infer<(typeof queryArguments)['members.list']>;
    result: { members: readonly MemberRow[]; nextPageToken: string | null };
  };
  /** The accounts with exactly this email or uid. */
  'members.find': {
    args: z.infer<(typeof queryArguments)['members.find']>;
    result: { members: readonly MemberRow[] };
  };
  /** The names of accounts: the name, or else the email. Deleted accounts are left out. */
  'members.names': {
    args: z.infer<(typeof queryArguments)['members.names']>;
    result: { names: Readonly<Record<string, string>> };
  };
  'members.show': { args: { uid: string }; result: MemberDetails };
  'orders.list': {
    args: z.infer<(typeof queryArguments)['orders.list']>;
    result: { orders: readonly OrderRow[]; next: string | null };
  };
  'orders.show': { args: { number: string }; result: OrderDetails };
  /** What a publication of drafts would change. */
  'catalogue.plan': {
    args: z.infer<(typeof queryArguments)['catalogue.plan']>;
    result: CataloguePlan;
  };
  /** What restoring a release would change. */
  'catalogue.planRestore': { args: { release: string }; result: CataloguePlan };
}
export type AdminQueryKind = keyof AdminQueries;
