import type { ReactNode } from 'react';

import type { Amount } from '../Price/amount';

/** How often a plan is paid. */
export type Period = 'month' | 'year';

/** A plan people can choose. */
export interface Plan {
  id: string;
  name: string;
  /** One sentence about who the plan is for. */
  description?: string | undefined;
  /** The price in each period. Zero minor units are shown as "Free". */
  price: Readonly<Record<Period, Amount>>;
  /** The text under the price in each period, such as "$190.00 a year". */
  priceNote?: Partial<Readonly<Record<Period, string>>> | undefined;
  /** The features by ID: whether the feature is included, or a text that says how much of it is. */
  features: Readonly<Record<string, boolean | string>>;
  /**
   * Highlights the plan that fits most people. Use it for one plan at most.
   * @default false
   */
  isHighlighted?: boolean | undefined;
  /** A badge with the name, such as "Recommended". */
  mark?: string | undefined;
  /**
   * Whether it is the member's current plan.
   * @default false
   */
  isCurrent?: boolean | undefined;
  /** The next step: a button or a link. */
  action?: ReactNode;
}

/** A feature that a plan may include. */
export interface PlanFeature {
  id: string;
  label: string;
  /** A short explanation under the name. */
  hint?: string | undefined;
}
