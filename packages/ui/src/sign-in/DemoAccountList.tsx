import type { MouseEvent } from 'react';

import { Eyebrow } from '../typography/Eyebrow/Eyebrow';
import { Text } from '../typography/Text/Text';
import * as styles from './DemoAccountList.css';

/** An account that a demo offers on the sign-in page. */
export interface DemoAccount {
  email: string;
  password: string;
  label: string;
  description: string;
}

export interface DemoAccountListProps {
  /** Names the list. */
  title: string;
  /** The accounts of the demo. Renders nothing without any. */
  accounts: readonly DemoAccount[];
  /** Called when an account is chosen, before the form is submitted. */
  onSelect?: ((account: DemoAccount) => void) | undefined;
}

/** Fills in the form around the button with an account and submits it. */
function submitAccount(
  { currentTarget: { form } }: MouseEvent<HTMLButtonElement>,
  account: DemoAccount,
) {
  const fillField = (name: 'email' | 'password') => {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = account[name];
  };
  fillField('email');
  fillField('password');
  form?.requestSubmit();
}

/** The demo accounts, inside the sign-in form. Their labels are always English. */
export function DemoAccountList({ title, accounts, onSelect }: DemoAccountListProps) {
  if (accounts.length === 0) return null;
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <Eyebrow id="demo-accounts">{title}</Eyebrow>
      <ul className={styles.accounts} lang="en" dir="auto">
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              className={styles.account}
              onClick={(event) => {
                onSelect?.(account);
                submitAccount(event, account);
              }}
            >
              <Text as="span" weight="semibold" size="sm">
                {account.label}
              </Text>
              <Text as="span" tone="muted" size="sm">
                {account.description}
              </Text>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
