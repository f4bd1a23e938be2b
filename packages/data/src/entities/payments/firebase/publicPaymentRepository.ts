import { getPlansForSale, type MembershipPlan } from '@gschool/domain';

import { documentPaths } from '../../../documents';
import type { DocumentReader } from '../../../firebase/documentReader';
import { withAppErrors } from '../../../firebase/toAppError';
import { mapDocuments, toPlan, toPrice } from '../../../mappers/payment';
import type { PublicPaymentRepository } from '../paymentRepository';

/**
 * Archived plans count, too, because they are not deleted. The limit only protects against
 * mistakes.
 */
const MAX_PLANS = 100;
const MAX_PRICES = 20;

const readPlans = async (documents: DocumentReader): Promise<readonly MembershipPlan[]> => {
  // Only memberships have a role, so this leaves out the shop's products. `active` is checked here,
  // because both conditions together would need their own index.
  const products = await documents.find({
    collection: documentPaths.products,
    where: [['role', '>', '']],
    limit: MAX_PLANS,
  });
  const active = products.filter((product) => product.data()['active'] === true);
  const priced = await Promise.all(
    active.map(async (product) => {
      const prices = await documents.find({
        collection: documentPaths.prices(product.id),
        where: [['active', '==', true]],
        limit: MAX_PRICES,
      });
      return { ...product, prices: mapDocuments(prices, toPrice) };
    }),
  );
  return getPlansForSale(
    priced.flatMap((product) =>
      mapDocuments([product], (data, id) => toPlan(data, id, product.prices)),
    ),
  );
};

/** The plans for sale, which everyone may read. */
export const createPublicPaymentRepository = (
  documents: DocumentReader,
): PublicPaymentRepository => ({ plans: () => withAppErrors(() => readPlans(documents)) });
