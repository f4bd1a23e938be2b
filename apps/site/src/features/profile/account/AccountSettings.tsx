import '../../../i18n/en/auth.messages.json';

import type { SignedInState } from '@gschool/data';
import { Stack } from '@gschool/ui';

import { VerificationNotice } from '../../../shared/verification/VerificationNotice';
import { BrokenDeletion } from './BrokenDeletion';
import { DataSection } from './DataSection';
import { DeletionSection } from './DeletionSection';
import { PasswordSection } from './PasswordSection';
import { SignInSection } from './SignInSection';
import { useSignInMethods } from './useAccount';
import { useDeletion } from './useDeletion';
import { useIdentity } from './useIdentity';

/** All that a member can do with the account itself; what cannot be undone stands apart, last. */
export function AccountSettings({ session }: { session: SignedInState }) {
  const { user } = session;
  const methods = useSignInMethods(user);
  const identity = useIdentity(user, methods);
  const deletion = useDeletion(user, identity);
  return (
    <Stack space="10">
      <BrokenDeletion deletion={deletion} />
      <VerificationNotice user={user} />
      <SignInSection session={session} methods={methods} identity={identity} />
      <PasswordSection user={user} methods={methods} identity={identity} />
      <DataSection uid={user.uid} />
      <DeletionSection deletion={deletion} />
      {identity.dialog}
    </Stack>
  );
}
