import { defineString } from 'firebase-functions/params';

const plans = defineString('MEMBERSHIP_PLANS', {
  description: 'Ids of the products that are memberships, separated by commas.',
});

/** The region of all functions. */
export const region = defineString('MEMBERSHIP_REGION', {
  default: 'us-central1',
  description: 'The region of the Firestore database.',
});

/** The ids of the products that are memberships. */
export const getPlans = (): readonly string[] =>
  plans
    .value()
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
