import { demoAccounts } from '@gschool/app/sign-in';
import { DemoAccountList } from '@gschool/ui/sign-in';

import { useT } from '../../i18n/useT';

/**
 * The demo accounts in the sign-in form. They are in a separate chunk, because only builds with the
 * mock need them.
 */
export function DemoAccounts() {
  const t = useT();
  return <DemoAccountList title={t('demo.title')} accounts={demoAccounts.useValue()} />;
}
