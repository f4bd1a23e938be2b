import { setTimeout } from 'node:timers/promises';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { defineString } from 'firebase-functions/params';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { applyMembership, untilTooOld } from './membership.mjs';

initializeApp();

const plans = defineString('MEMBERSHIP_PLANS', {
  description: 'Ids of the products that are memberships, separated by commas.',
});

const region = defineString('MEMBERSHIP_REGION', {
  default: 'us-central1',
  description: 'The region of the Firestore database.',
});

/** Until the extension has written the claim of its own, at the latest. */
const SECOND_LOOK = 5_000;

/**
 * Runs whenever the payment extension writes a subscription, and reads them all
 * anew. The extension writes a claim, too, at the same moment and over a reading
 * that may be older than ours, so a second look puts right what that undid. What
 * fails is delivered again, for an hour: `untilTooOld`.
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
    const look = () => applyMembership(services, uid, ids, Date.now());
    const work = async () => {
      await look();
      await setTimeout(SECOND_LOOK);
      return look();
    };
    await untilTooOld(work, { time, uid, now: Date.now(), log: logger.error });
  },
);
