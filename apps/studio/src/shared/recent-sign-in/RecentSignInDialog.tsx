import '../../i18n/en/auth.messages.json';
import '../../i18n/en/reauthentication.messages.json';

import { ReauthenticationDialog, useSignInMethods } from '@gschool/app/reauthentication';
import type { SignedInState } from '@gschool/data';

import type { SignInRequest } from './recentSignIn';

/** Asks the administrator to sign in again, for one act. */
export function RecentSignInDialog({
  session: { user },
  request,
}: {
  session: SignedInState;
  request: SignInRequest;
}) {
  const methods = useSignInMethods(user);
  return (
    <ReauthenticationDialog
      isOpen
      email={user.email ?? ''}
      methods={methods ?? []}
      onClose={request.settle}
    />
  );
}
