import { asFields, badDocument, field, requiredText } from '../mappers/read';

const LIVE: readonly string[] = ['active', 'trialing', 'past_due'];

/**
 * True for a subscription of the payment extension that goes on by itself
 * (decisions, "Identity": such an account is not deleted). A document that does not
 * say how it stands is refused with `unexpected`: it is not taken for an ended one.
 */
export const isRenewing = (document: unknown, where: string): boolean => {
  const fields = asFields(document, where);
  if (!LIVE.includes(requiredText(fields, 'status', where))) return false;
  const ends = field(fields, 'cancel_at_period_end');
  if (typeof ends === 'boolean') return !ends;
  throw badDocument(`${where}.cancel_at_period_end`);
};
