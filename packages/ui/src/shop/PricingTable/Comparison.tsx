import * as styles from './Comparison.css';
import type { Plan, PlanFeature } from './plan';
import { pricingMessages } from './messages';
import { Heading } from '../../typography/Heading/Heading';
import { Icon } from '../../data-display/Icon/Icon';
import * as icons from '../../data-display/Icon/icons';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';

interface ComparisonProps {
  plans: readonly Plan[];
  features: readonly PlanFeature[];
  headingLevel: 2 | 3 | 4;
}

/** A table that compares the plans feature by feature. */
export function Comparison({ plans, features, headingLevel }: ComparisonProps) {
  const messages = useMessages('pricing', pricingMessages);
  const getClassName = (plan: Plan) => (plan.isHighlighted ? styles.highlighted : undefined);
  return (
    <div className={styles.section}>
      <Heading level={headingLevel} size="h3">
        {messages.compare}
      </Heading>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{messages.feature}</th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col" className={getClassName(plan)}>
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map(({ id, label, hint }) => (
            <tr key={id}>
              <th scope="row">
                <span>{label}</span>
                {hint && <span className={styles.hint}>{hint}</span>}
              </th>
              {plans.map((plan) => (
                <td key={plan.id} className={getClassName(plan)}>
                  <FeatureExtent extent={plan.features[id] ?? false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FeatureExtent({ extent }: { extent: boolean | string }) {
  const messages = useMessages('pricing', pricingMessages);
  if (extent === false) {
    return (
      <span className={classNames(styles.cell, styles.off)}>
        <Icon icon={icons.minus} size="small" />
        <span>{messages.excluded}</span>
      </span>
    );
  }
  return (
    <span className={styles.cell}>
      <Icon icon={icons.check} size="small" className={styles.on} />
      <span>{extent === true ? messages.included : extent}</span>
    </span>
  );
}
