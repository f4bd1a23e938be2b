import '../../i18n/en/shopping.messages.json';
import '../../i18n/en/verification.messages.json';

import { VerificationNotice } from '@gschool/app/verification';
import { useSession } from '@gschool/data';

import { useT } from '../../i18n/useT';

/** Asks a member to verify their email, because an order needs a verified one. */
export function VerifyFirst() {
  const t = useT();
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return <VerificationNotice user={session.user} reason={t('payment.verifyFirst')} />;
}
