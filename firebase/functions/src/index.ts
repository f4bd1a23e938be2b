import { setTimeout } from 'node:timers/promises';

import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { defineString } from 'firebase-functions/params';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';

import { applyMembership, retryUntilTooOld } from './membership.js';

initializeApp();

const plans = defineString('MEMBERSHIP_PLANS', {
  description: 'Ids of the products that are memberships, separated by commas.',
});

const region = defineString('MEMBERSHIP_REGION', {
  default: 'us-central1',
  description: 'The region of the Firestore database.',
});

/** Milliseconds. By then the extension has written its own claim. */
const SECOND_RUN_DELAY_MS = 5_000;

/**
 * Runs when the payment extension writes a subscription, and reads all subscriptions
 * of the customer. The extension writes a claim at the same moment, from claims that
 * it may have read before ours were there. A second run restores what that overwrote.
 * A failed event is retried for an hour, see `retryUntilTooOld`.
 */
export const membership = onDocumentWritten(
  {
    document: 'customers/{uid}/subscriptions/{subscription}',
    region,
    retry: true,
    maxInstances: 1,
    concurrency: 1,
  },
  async ({ params, time }) => {
    const { uid } = params;
    const ids = plans
      .value()
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean);
    const services = { auth: getAuth(), db: getFirestore() };
    const apply = () => applyMembership(services, uid, ids, Date.now());
    const applyTwice = async () => {
      await apply();
      await setTimeout(SECOND_RUN_DELAY_MS);
      return apply();
    };
    await retryUntilTooOld(applyTwice, { time, uid, now: Date.now(), log: logger.error });
  },
);
