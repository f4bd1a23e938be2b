import { DEFAULT_LANGUAGE, localize } from '../locale/localize';
import type { MembershipPlan } from './types';

/** A plan with its texts in the reader's language (see `localize`). */
export const localizePlan = (plan: MembershipPlan, reader: string): MembershipPlan => {
  const stored = plan.language ?? DEFAULT_LANGUAGE;
  if (stored === reader) return plan;
  const includes = plan.lineTranslations?.[reader];
  return {
    ...localize(plan, ['name', 'description'], { stored, reader }),
    ...(includes ? { includes } : { includesLang: stored }),
  };
};
