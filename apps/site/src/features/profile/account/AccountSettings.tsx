import '../../../i18n/en/auth.messages.json';
import '../../../i18n/en/emailLinks.messages.json';

import { useSignInMethods } from '@gschool/app/reauthentication';
import { VerificationNotice } from '@gschool/app/verification';
import type { SignedInState } from '@gschool/data';
import { Stack } from '@gschool/ui';

import { InterruptedDeletion } from './InterruptedDeletion';
import { DataSection } from './DataSection';
import { DeletionSection } from './DeletionSection';
import { PasswordSection } from './PasswordSection';
import { SignInSection } from './SignInSection';
import { useDeletion } from './useDeletion';
import { useReauthentication } from './useReauthentication';

/** All sections of the account tab. Account deletion comes last. */
export function AccountSettings({ session }: { session: SignedInState }) {
  const { user } = session;
  const methods = useSignInMethods(user);
  const reauthentication = useReauthentication(user, methods);
  const deletion = useDeletion(user, reauthentication);
  return (
    <Stack space="10">
      <InterruptedDeletion deletion={deletion} />
      <VerificationNotice user={user} />
      <SignInSection session={session} methods={methods} reauthentication={reauthentication} />
      <PasswordSection user={user} methods={methods} reauthentication={reauthentication} />
      <DataSection uid={user.uid} />
      <DeletionSection deletion={deletion} />
      {reauthentication.dialog}
    </Stack>
  );
}
