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
  /** What the demo's backend offers; without any nothing is shown. */
  accounts: readonly DemoAccount[];
  /** One was chosen; the form is about to be sent. */
  onChoose?: ((account: DemoAccount) => void) | undefined;
}

/** Types an account into the form around the button and sends it, as a hand would. */
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

/** The accounts of a demo backend, inside of the sign-in form. The demo speaks English of itself, whatever the page speaks. */
export function DemoAccountList({ title, accounts, onChoose }: DemoAccountListProps) {
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
                onChoose?.(account);
                submitAccount(event, account);
              }}
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
