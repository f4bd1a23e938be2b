import { getBillingState, isRenewing } from '@gschool/domain';
import { toSubscription } from '../mappers/payment';
import { asFields, invalidDocument, field, requiredText } from '../mappers/read';

/**
 * True for a document of the payment extension that tells of a subscription that goes
 * on by itself (decisions, "Identity": such an account is not deleted). One that does
 * not say how it stands is refused with `unexpected`: it is not taken for an ended one.
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
