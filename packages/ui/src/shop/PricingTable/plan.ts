import type { ReactNode } from 'react';

import type { Amount } from '../Price/amount';

/** How often a plan is paid. */
export type Period = 'month' | 'year';

/** A plan people can choose. */
export interface Plan {
  id: string;
  name: string;
  /** For whom it is, in one sentence. */
  description?: string | undefined;
  /** What it costs in each period: zero minor units read "Free". */
  price: Readonly<Record<Period, Amount>>;
  /** Under the price in each period, such as "$190.00 a year". */
  priceNote?: Partial<Readonly<Record<Period, string>>> | undefined;
  /** By the feature's id: included, not included, or how much of it. */
  features: Readonly<Record<string, boolean | string>>;
  /**
   * The one that fits most people. One of them at most.
   * @default false
   */
  isHighlighted?: boolean | undefined;
  /** A word over its name, such as "Recommended". */
  mark?: string | undefined;
  /**
   * What the visitor has already.
   * @default false
   */
  isCurrent?: boolean | undefined;
  /** The next step: a button or a link. */
  action?: ReactNode;
}

/** A feature that plans include or not. */
export interface PlanFeature {
  id: string;
  label: string;
  /** A quiet line that explains it. */
  hint?: string | undefined;
}
