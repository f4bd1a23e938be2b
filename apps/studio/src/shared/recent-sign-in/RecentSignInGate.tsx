import { lazyComponent } from '@gschool/app/routes';
import { useSession } from '@gschool/data';
import { useEffect } from 'react';

import { withMessages } from '../../i18n/i18n';
import { useSignInRequest, type SignInRequest } from './recentSignIn';

/** Shown if the dialog cannot be loaded: the act is not sent. */
function MissingDialog({ request }: { request: SignInRequest }) {
  useEffect(() => request.settle(false), [request]);
  return null;
}

const RecentSignInDialog = lazyComponent(
  () =>
    import('./RecentSignInDialog').then(withMessages).then((module) => module.RecentSignInDialog),
  MissingDialog,
);

/** Shows the dialog of `askForRecentSignIn` over the page. Its code loads with the first request. */
export function RecentSignInGate() {
  const request = useSignInRequest();
  const session = useSession();
  return (
    request && session.status === 'signedIn' && <RecentSignInDialog {...{ session, request }} />
  );
}
