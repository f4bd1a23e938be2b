import { demoAccounts } from '@gschool/app/sign-in';
import { DemoAccountList } from '@gschool/ui/sign-in';

import { useT } from '../../i18n/useT';
import { typedEmail } from './typedEmail';

/**
 * The accounts of a demo backend, inside of the sign-in form; nothing where no backend fills
 * the slot. The demo speaks English of itself, whatever the page speaks.
 */
export function DemoAccountPicker() {
  const t = useT();
  return (
    <DemoAccountList
      title={t('demo.title')}
      accounts={demoAccounts.useValue()}
      onChoose={({ email }) => typedEmail.write(email)}
    />
  );
}
