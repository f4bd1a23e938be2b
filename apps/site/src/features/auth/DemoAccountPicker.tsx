import { Alert, Eyebrow, Text } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as css from './AuthPage.css';
import { useDemoAccounts, type DemoAccount } from './demoAccounts';

/** The accounts of a demo backend; renders nothing where no backend fills the slot. */
export function DemoAccountPicker({
  isBusy,
  error,
  onPick,
}: {
  isBusy: boolean;
  /** Why the last account could not be used. */
  error: string | null;
  onPick: (account: DemoAccount) => void;
}) {
  const t = useT();
  const accounts = useDemoAccounts();
  if (accounts.length === 0) return null;
  return (
    <section className={css.demo} aria-labelledby="demo-accounts">
      <Eyebrow id="demo-accounts">{t('demo.title')}</Eyebrow>
      {error ? (
        <div role="alert">
          <Alert variant="danger">{error}</Alert>
        </div>
      ) : null}
      <ul className={css.accounts}>
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              className={css.account}
              disabled={isBusy}
              onClick={() => onPick(account)}
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
