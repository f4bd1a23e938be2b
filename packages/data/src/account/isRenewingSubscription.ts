import { getBillingState, invalidDocument, isRenewing } from '@gschool/domain';

import { toSubscription } from '../mappers/payment';
import { asFields, field, requiredText } from '../mappers/read';

/**
 * True for a document of the payment extension whose subscription renews
 * (docs/product/profile.md#account-deletion). Throws `unexpected` when fields are missing: an
 * incomplete document must not count as an ended subscription.
 */
export const isRenewingSubscription = (document: unknown, where: string): boolean => {
  const fields = asFields(document, where);
  requiredText(fields, 'status', where);
  const subscription = toSubscription(document, where);
  if (getBillingState(subscription) === 'ended') return false;
  if (typeof field(fields, 'cancel_at_period_end') !== 'boolean') {
    throw invalidDocument(`${where}.cancel_at_period_end`);
  }
  if ((field(fields, 'cancel_at') ?? null) !== null && subscription.cancelsAt === null) {
    throw invalidDocument(`${where}.cancel_at`);
  }
  return isRenewing(subscription);
};
