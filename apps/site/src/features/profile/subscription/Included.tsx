import type { MembershipPlan } from '@gschool/domain';
import { Icon, icons, Text } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import * as css from './Subscription.css';

/** What is open to the member: in the plan's own words, or in one sentence. */
export function Included({ plan }: { plan: MembershipPlan | null }) {
  const t = useT();
  if (!plan || plan.includes.length === 0) return <Text>{t('subscription.activeText')}</Text>;
  return (
    <ul role="list" className={css.included} aria-label={t('subscription.includes')}>
      {plan.includes.map((line) => (
        <li key={line} className={css.includedLine}>
          <Icon icon={icons.check} size="small" className={css.mark} />
          {line}
        </li>
      ))}
    </ul>
  );
}
