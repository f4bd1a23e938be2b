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

/** Reads the subscriptions of a customer and writes profile and claims; false where nothing follows. */
export function applyMembership(
  services: { auth: Auth; db: Firestore },
  uid: string,
  plans: readonly string[],
  now: number,
): Promise<boolean>;
