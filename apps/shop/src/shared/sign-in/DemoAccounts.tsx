import { demoAccounts } from '@gschool/app/sign-in';
import { DemoAccountList } from '@gschool/ui/sign-in';

import { useT } from '../../i18n/useT';

/**
 * The demo accounts in the sign-in form. A separate chunk, because only builds with the mock need
 * it.
 */
export function DemoAccounts() {
  const t = useT();
  return <DemoAccountList title={t('demo.title')} accounts={demoAccounts.useValue()} />;
}
