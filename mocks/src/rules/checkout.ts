import { checkoutFields } from '@gschool/domain';

import { hasFields } from './documentChecks';
import { id } from './fieldChecks';
import type { Condition } from './types';

const hasCheckoutFields = hasFields(checkoutFields);

/** A session is for one price, or for a list of lines. */
export const isCheckout: Condition = (request, params) => {
  const fields = request.after ?? {};
  const has = (name: string): boolean => Object.hasOwn(fields, name);
  return (
    id(params.sessionId ?? '') &&
    hasCheckoutFields(request, params) &&
    (has('line_items') ? !has('price') && !has('quantity') : has('price'))
  );
};
