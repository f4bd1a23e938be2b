import { lazyPage } from '@gschool/app/routes';
import type { SignedInState } from '@gschool/data';
import { Skeleton, Stack, VisuallyHidden } from '@gschool/ui';
import { Suspense } from 'react';

import { withMessages } from '../../../i18n/i18n';
import { useT } from '../../../i18n/useT';

const { Component: AccountSettings } = lazyPage(() =>
  import('./AccountSettings').then(withMessages).then((module) => module.AccountSettings),
);

/** `/profile?tab=account`. The forms and their library are loaded when this tab is opened. */
export function AccountTab({ session }: { session: SignedInState }) {
  const t = useT();
  const waiting = (
    <Stack space="6" aria-busy="true">
      <VisuallyHidden role="status">{t('account.loading')}</VisuallyHidden>
      <Skeleton size="h3" width="medium" />
      <Skeleton lines={4} />
      <Skeleton shape="button" />
    </Stack>
  );
  return (
    <Suspense fallback={waiting}>
      <AccountSettings key={session.user.uid} session={session} />
    </Suspense>
  );
}
