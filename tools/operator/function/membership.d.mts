import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

type Fields = Readonly<Record<string, unknown>>;

/** What follows for the profile and the token. */
export interface Membership {
  subscriptionStatus: string;
  claims: Readonly<Record<string, unknown>>;
}

/**
 * The membership that subscriptions give; null where they say nothing: there are
 * none of ours, or they are over and an operator granted more.
 *
 * @param subscriptions the documents of `customers/{uid}/subscriptions`
 * @param claims the claims that are there; those that are not ours stay
 * @param plans ids of the products that are memberships
 * @param now epoch milliseconds
 */
export function membershipOf(
  subscriptions: readonly Fields[],
  claims: Fields,
  plans: readonly string[],
  now: number,
): Membership | null;

/**
 * Reads the subscriptions of a customer and writes profile and claims; false where
 * nothing follows, or the account is gone. Rejects where access opens and there is no
 * profile to record it in.
 */
export function applyMembership(
  services: { auth: Auth; db: Firestore },
  uid: string,
  plans: readonly string[],
  now: number,
): Promise<boolean>;

/** The event that is being worked at. */
export interface Delivery {
  /** When it happened, as ISO text. */
  time: string;
  uid: string;
  /** Epoch milliseconds. */
  now: number;
  log: (message: string, error: unknown) => void;
}

/** Does the work. What fails is thrown, to be tried again, until an hour after the event: then it is logged. */
export function untilTooOld(work: () => Promise<boolean>, delivery: Delivery): Promise<boolean>;
