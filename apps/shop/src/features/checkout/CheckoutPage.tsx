import '../../i18n/en/cart.messages.json';
import '../../i18n/en/shopping.messages.json';
import '../../i18n/en/checkout.messages.json';

import { useSession, type SignedInState } from '@gschool/data';
import { Button, EmptyState, Skeleton, VisuallyHidden } from '@gschool/ui';
import { useState } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { QueryResult } from '../../shared/QueryResult';
import { useCartView, type CartView } from '../../shared/cart/useCartView';
import { useShopBreadcrumb } from '../../shared/useShopBreadcrumb';
import * as styles from './Checkout.css';
import { CheckoutEntry } from './CheckoutEntry';
import { CheckoutSteps } from './CheckoutSteps';

/** `/merchandise/checkout`: a guest signs in here, and a member takes three steps on one page. */
export function CheckoutPage() {
  const t = useT();
  const view = useCartView();
  const session = useSession();
  const [wasGuest, setWasGuest] = useState(false);
  useShopBreadcrumb({
    name: t('checkout.title'),
    variant: 'task',
    parents: [{ name: t('cart.title'), href: paths.cart }],
  });
  if (session.status === 'signedOut' && !wasGuest) setWasGuest(true);
  switch (session.status) {
    case 'loading':
      return <CheckoutSkeleton />;
    case 'signedOut':
      return <CheckoutEntry view={view} />;
    case 'signedIn':
      return <MemberCheckout session={session} view={view} isAfterSignIn={wasGuest} />;
  }
}

function MemberCheckout({
  session,
  view,
  isAfterSignIn,
}: {
  session: SignedInState;
  view: CartView;
  /** The form that had the focus is gone. */
  isAfterSignIn: boolean;
}) {
  return (
    <QueryResult query={view.catalogue} skeleton={<CheckoutSkeleton />}>
      {(catalogue) =>
        view.lines.length === 0 ? (
          <EmptyCheckout />
        ) : (
          <CheckoutSteps
            key={session.user.uid}
            session={session}
            view={view}
            catalogue={catalogue}
            shouldFocus={isAfterSignIn}
          />
        )
      }
    </QueryResult>
  );
}

function EmptyCheckout() {
  const t = useT();
  return (
    <EmptyState
      title={t('cart.emptyTitle')}
      action={
        <>
          <Button href={paths.shop}>{t('cart.browse')}</Button>
          <Button href={paths.account} variant="quiet">
            {t('checkout.toOrders')}
          </Button>
        </>
      }
    >
      {t('checkout.nothing')}
    </EmptyState>
  );
}

/** The checkout while the session loads. */
function CheckoutSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true" className={styles.columns}>
      <VisuallyHidden role="status">{t('checkout.loading')}</VisuallyHidden>
      <div className={styles.steps}>
        {[6, 2, 2].map((lines, at) => (
          <div key={at} className={styles.step}>
            <Skeleton lines={lines as 2 | 6} />
          </div>
        ))}
      </div>
      <div className={styles.step}>
        <Skeleton lines={5} />
      </div>
    </div>
  );
}
