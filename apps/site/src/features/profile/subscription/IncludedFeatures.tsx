import type { MembershipPlan } from '@gschool/domain';
import { Icon, icons, Text } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import * as styles from './Subscription.css';

/** What the plan includes, or a sentence if the plan does not list anything. */
export function IncludedFeatures({ plan }: { plan: MembershipPlan | null }) {
  const t = useT();
  if (!plan || plan.includes.length === 0) return <Text>{t('subscription.activeText')}</Text>;
  return (
    <ul role="list" className={styles.included} aria-label={t('subscription.includes')}>
      {plan.includes.map((line) => (
        <li key={line} className={styles.includedItem}>
          <Icon icon={icons.check} size="small" className={styles.checkIcon} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
