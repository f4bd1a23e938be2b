import { Eyebrow, Text } from '@gschool/ui';
import type { MouseEvent } from 'react';

import { useT } from '../../i18n/useT';
import * as css from './AuthPage.css';
import { typedEmail } from './typedEmail';
import { useDemoAccounts, type DemoAccount } from './demoAccounts';

/** Types an account into the form around the button and sends it, as a hand would. */
function enter({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, account: DemoAccount) {
  const type = (name: 'email' | 'password') => {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = account[name];
  };
  type('email');
  type('password');
  typedEmail.write(account.email);
  form?.requestSubmit();
}

/**
 * The accounts of a demo backend, inside of the sign-in form; nothing where no backend fills
 * the slot. The demo speaks English of itself, whatever the page speaks.
 */
export function DemoAccountPicker() {
  const t = useT();
  const accounts = useDemoAccounts();
  if (accounts.length === 0) return null;
  return (
    <section className={css.demo} aria-labelledby="demo-accounts">
      <Eyebrow id="demo-accounts">{t('demo.title')}</Eyebrow>
      <ul className={css.accounts} lang="en" dir="auto">
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              className={css.account}
              onClick={(event) => enter(event, account)}
            >
              <Text as="span" weight="semibold" size="sm">
                {account.label}
              </Text>
              <Text as="span" tone="soft" size="sm">
                {account.description}
              </Text>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
