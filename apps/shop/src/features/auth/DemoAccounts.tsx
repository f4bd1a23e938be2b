import { DemoAccountList } from '@gschool/ui/sign-in';

import { useT } from '../../i18n/useT';
import { useDemoAccounts } from '../../shared/demoAccounts';

/** The accounts of a demo backend, inside of the form. A chunk of its own: no other build offers any. */
export function DemoAccounts() {
  const t = useT();
  return <DemoAccountList title={t('demo.title')} accounts={useDemoAccounts()} />;
}
