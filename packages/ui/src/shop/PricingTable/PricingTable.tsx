import { useState } from 'react';

import { Comparison } from './Comparison';
import { PeriodToggle } from './PeriodToggle';
import { PlanCard } from './PlanCard';
import * as styles from './PricingTable.css';
import type { Period, Plan, PlanFeature } from './plan';
import { classNames } from '../../internal/classNames';

export interface PricingTableProps {
  /** One to four plans, the smallest first. */
  plans: readonly Plan[];
  /** The features of the plans, the most important first. */
  features: readonly PlanFeature[];
  /**
   * Cards only, or, at `lg` and wider, also a table under them that compares feature by feature.
   * @default 'cards'
   */
  layout?: 'cards' | 'comparison' | undefined;
  /**
   * The initial period.
   * @default 'month'
   */
  defaultPeriod?: Period | undefined;
  /**
   * Whether only `defaultPeriod` is sold. The toggle is then not shown.
   * @default false
   */
  isSinglePeriod?: boolean | undefined;
  /** The saving of a year, next to "Yearly", such as "2 months free". */
  saving?: string | undefined;
  /** Called with the selected period, so that the app can change the links of the plans. */
  onPeriodChange?: ((period: Period) => void) | undefined;
  /**
   * The heading level of the plans' names.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** The plans people can choose from, what they cost and what they include. */
export function PricingTable({
  plans,
  features,
  layout = 'cards',
  defaultPeriod = 'month',
  isSinglePeriod = false,
  saving,
  onPeriodChange,
  headingLevel = 3,
}: PricingTableProps) {
  const [period, setPeriod] = useState(defaultPeriod);
  const count = Math.min(Math.max(plans.length, 1), 4) as 1 | 2 | 3 | 4;
  const isCompared = layout === 'comparison' && plans.length > 1;
  return (
    <div className={styles.table}>
      {!isSinglePeriod && (
        <PeriodToggle
          period={period}
          saving={saving}
          onChange={(next) => {
            setPeriod(next);
            onPeriodChange?.(next);
          }}
        />
      )}
      <ul role="list" className={styles.plans[count]}>
        {plans.map((plan) => (
          <li key={plan.id} className={classNames(styles.item, isCompared && styles.shortItem)}>
            <PlanCard
              plan={plan}
              features={features}
              period={period}
              headingLevel={headingLevel}
              isCompared={isCompared}
            />
          </li>
        ))}
      </ul>
      {isCompared && <Comparison plans={plans} features={features} headingLevel={headingLevel} />}
    </div>
  );
}
