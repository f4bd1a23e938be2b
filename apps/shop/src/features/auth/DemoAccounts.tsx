import { demoAccounts } from '@gschool/app/sign-in';
import { DemoAccountList } from '@gschool/ui/sign-in';

import { useT } from '../../i18n/useT';

/** The accounts of a demo backend, inside of the form. A chunk of its own: no other build offers any. */
export function DemoAccounts() {
  const t = useT();
  return <DemoAccountList title={t('demo.title')} accounts={demoAccounts.useValue()} />;
}
