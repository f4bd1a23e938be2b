import type { MembershipPlan } from './types';

const getCheapestAmount = ({ prices }: MembershipPlan): number =>
  Math.min(...prices.map(({ money }) => money.amount));

/** The plans that can be bought, sorted by their order, then by price, then by name. */
export const getPlansForSale = (plans: readonly MembershipPlan[]): readonly MembershipPlan[] =>
  plans
    .filter(({ prices }) => prices.length > 0)
    .toSorted(
      (a, b) =>
        a.order - b.order ||
        getCheapestAmount(a) - getCheapestAmount(b) ||
        (a.name < b.name ? -1 : 1),
    );

/** All features of the plans, in the order of the plans. Each is listed once. */
export const getAllIncluded = (plans: readonly MembershipPlan[]): readonly string[] => [
  ...new Set(plans.flatMap(({ includes }) => includes)),
];
