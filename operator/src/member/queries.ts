import type { Firestore, Query } from 'firebase-admin/firestore';

const MAX_BLOCKED = 5_000;

const records = (db: Firestore): Query => db.collection('memberships');

/** The membership records of blocked accounts, without their fields. */
export const blockedRecords = (db: Firestore): Query =>
  records(db).where('blockedAt', '>', 0).limit(MAX_BLOCKED).select();

/**
 * The records whose grant, and those whose last paid period, ended between two times (epoch
 * milliseconds); the latest first.
 */
export const endedRecords = (db: Firestore, from: number, to: number): readonly Query[] =>
  ['grant.expiresAt', 'subscription.endsAt'].map((field) =>
    records(db).where(field, '>=', from).where(field, '<=', to).orderBy(field, 'desc').select(),
  );

/**
 * The records with a grant that opens access now (epoch milliseconds), those with an active
 * subscription, and those with both. None of them is blocked.
 */
export const openRecords = (db: Firestore, now: number): readonly Query[] => {
  const unblocked = records(db).where('blockedAt', '==', null);
  const granted = unblocked.where('grant.expiresAt', '>', now);
  const isPaid = ['subscription.status', '==', 'active'] as const;
  return [granted, unblocked.where(...isPaid), granted.where(...isPaid)];
};
