import type { MembershipPlan } from './types';

const getCheapestAmount = ({ prices }: MembershipPlan): number =>
  Math.min(...prices.map(({ money }) => money.amount));

/** Plans that can be bought, by their order, then the cheapest first, then by name. */
export const getPlansForSale = (plans: readonly MembershipPlan[]): readonly MembershipPlan[] =>
  plans
    .filter(({ prices }) => prices.length > 0)
    .toSorted(
      (a, b) =>
        a.order - b.order ||
        getCheapestAmount(a) - getCheapestAmount(b) ||
        (a.name < b.name ? -1 : 1),
    );

/** Everything that any of the plans includes, each thing once, in the order of the plans. */
export const getAllIncluded = (plans: readonly MembershipPlan[]): readonly string[] => [
  ...new Set(plans.flatMap(({ includes }) => includes)),
];
