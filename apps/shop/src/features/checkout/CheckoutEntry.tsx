import '../../i18n/en/auth.messages.json';

import type { EmailStore } from '@gschool/app/sign-in';
import { Button, EmptyState, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@gschool/ui';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import type { CartView } from '../../shared/cart/useCartView';
import { QueryResult } from '../../shared/QueryResult';
import { LoginForm } from '../../shared/sign-in/LoginForm';
import { RegisterForm } from '../../shared/sign-in/RegisterForm';
import * as styles from './Checkout.css';
import { CheckoutSummary } from './CheckoutSummary';

type Mode = 'signIn' | 'signUp';

/** Both forms show the same email. */
function createEmailStore(): EmailStore {
  let email = '';
  return {
    read: () => email,
    write: (next) => {
      email = next;
    },
  };
}

/**
 * The checkout of a guest: a form to sign in, or to create an account, beside the order. Which of
 * the two is the guest's choice, because only the guest may know whether an account exists.
 */
export function CheckoutEntry({ view }: { view: CartView }) {
  const t = useT();
  const [mode, setMode] = useState<Mode>('signIn');
  const [emailStore] = useState(createEmailStore);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const show = (next: Mode) => {
    flushSync(() => setMode(next));
    heading.current?.focus();
  };
  const isSignIn = mode === 'signIn';
  return (
    <div className={styles.columns}>
      <section aria-labelledby={id} className={styles.step} data-state="open">
        <Stack space="2">
          <Heading
            ref={heading}
            level={2}
            size="large"
            id={id}
            tabIndex={-1}
            className={styles.entryTitle}
          >
            {t(isSignIn ? 'checkout.signIn' : 'checkout.signUp')}
          </Heading>
          <Text tone="muted">{t(isSignIn ? 'checkout.signInLead' : 'checkout.signUpLead')}</Text>
        </Stack>
        {isSignIn ? (
          <LoginForm isEmailFirst emailStore={emailStore} />
        ) : (
          <RegisterForm isEmailFirst emailStore={emailStore} onSignIn={() => show('signIn')} />
        )}
        <Text tone="muted">
          <span>{t(isSignIn ? 'login.new' : 'signUp.haveAccount')}</span>{' '}
          <Button variant="plain" size="small" onClick={() => show(isSignIn ? 'signUp' : 'signIn')}>
            {t(isSignIn ? 'login.register' : 'signUp.signIn')}
          </Button>
        </Text>
      </section>
      <div className={styles.summary}>
        <EntrySummary view={view} />
      </div>
    </div>
  );
}

/** The order of the guest. A member whose session has ended gets the cart back after signing in. */
function EntrySummary({ view }: { view: CartView }) {
  const t = useT();
  if (view.cart.lines.length === 0) {
    return (
      <EmptyState
        level={2}
        size="panel"
        title={t('cart.emptyTitle')}
        action={
          <Button href={paths.shop} variant="quiet">
            {t('cart.browse')}
          </Button>
        }
      >
        {t('checkout.emptyGuest')}
      </EmptyState>
    );
  }
  return (
    <QueryResult
      query={view.catalogue}
      size="panel"
      skeleton={
        <div aria-busy="true" className={styles.step}>
          <VisuallyHidden role="status">{t('cart.loading')}</VisuallyHidden>
          <Skeleton lines={5} />
        </div>
      }
    >
      {() => <CheckoutSummary view={view} delivery={null} />}
    </QueryResult>
  );
}
