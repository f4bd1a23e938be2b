import { defineInt, defineString } from 'firebase-functions/params';

const plans = defineString('MEMBERSHIP_PLANS', {
  description: 'Ids of the products that are memberships, separated by commas.',
});

/** The region of all functions. */
export const region = defineString('MEMBERSHIP_REGION', {
  default: 'us-central1',
  description: 'The region of the Firestore database.',
});

/**
 * Seconds until the second run of `membership`. By then, the payment extension has written its
 * claim.
 */
export const secondRunDelay = defineInt('MEMBERSHIP_SECOND_RUN_DELAY', {
  default: 30,
  description: 'Seconds until a membership is applied a second time.',
});

/**
 * Seconds until the second run of `accountDeleted`. The last token of a deleted account expires after
 * an hour.
 */
export const erasureCheckDelay = defineInt('ERASURE_CHECK_DELAY', {
  default: 65 * 60,
  description: 'Seconds until the documents of a deleted account are deleted a second time.',
});

/** The ids of the products that are memberships. */
export const getPlans = (): readonly string[] =>
  plans
    .value()
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
