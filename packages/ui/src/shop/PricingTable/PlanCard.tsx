import * as styles from './PlanCard.css';
import type { Period, Plan, PlanFeature } from './plan';
import { pricingMessages } from './messages';
import { Badge } from '../../data-display/Badge/Badge';
import { Heading } from '../../typography/Heading/Heading';
import { Icon } from '../../data-display/Icon/Icon';
import * as icons from '../../data-display/Icon/icons';
import { Price } from '../Price/Price';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { classNames } from '../../internal/classNames';

interface PlanCardProps {
  plan: Plan;
  features: readonly PlanFeature[];
  period: Period;
  headingLevel: 2 | 3 | 4;
  /** Whether the features are hidden at `lg` and wider, where a table lists them. */
  isCompared: boolean;
}

/** One plan: its name, its price, the next step, and its features. */
export function PlanCard({ plan, features, period, headingLevel, isCompared }: PlanCardProps) {
  const messages = useMessages('pricing', pricingMessages);
  return (
    <article
      className={classNames(
        styles.card,
        plan.isHighlighted && styles.highlighted,
        isCompared && styles.compared,
      )}
    >
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading level={headingLevel} size="h3">
            <bdi>{plan.name}</bdi>
          </Heading>
          {plan.mark && <Badge tone="solid">{plan.mark}</Badge>}
          {plan.isCurrent && (
            <Badge tone="success" icon={icons.check}>
              {messages.current}
            </Badge>
          )}
        </div>
        {plan.description && (
          <p className={styles.description}>
            <bdi>{plan.description}</bdi>
          </p>
        )}
      </div>
      <div className={styles.price}>
        <Price amount={plan.price[period]} period={period} size="huge" />
        <p className={styles.priceNote}>{plan.priceNote?.[period]}</p>
      </div>
      <div className={styles.action}>{plan.action}</div>
      <ul
        role="list"
        aria-label={messages.features(plan.name)}
        className={classNames(styles.features, isCompared && styles.foldedOnWide)}
      >
        {features.map(({ id, label, hint }) => {
          const extent = plan.features[id] ?? false;
          return (
            <li key={id} className={classNames(styles.feature, extent === false && styles.isOff)}>
              <Icon
                icon={extent === false ? icons.minus : icons.check}
                size="medium"
                className={extent === false ? undefined : styles.markOn}
              />
              <span>
                <VisuallyHidden>
                  {`${extent === false ? messages.excluded : messages.included}: `}
                </VisuallyHidden>
                <bdi>{label}</bdi>
                {typeof extent === 'string' && (
                  <span className={styles.extent}>{` · ${extent}`}</span>
                )}
                {hint && <span className={styles.hint}>{hint}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </article>
  );
}
