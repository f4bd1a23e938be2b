import { readTimezone, useSession } from '@gschool/data';
import { isTimezone, type ZoneAndLocale } from '@gschool/domain';
import { useUi } from '@gschool/ui';
import { useMemo } from 'react';

/** How dates are told here: in the member's zone, which the profile names, else this browser. */
export function useReader(): ZoneAndLocale {
  const { locale } = useUi();
  const session = useSession();
  const own = session.status === 'signedIn' ? (session.profile?.timezone ?? '') : '';
  return useMemo(
    () => ({ locale, zone: isTimezone(own) ? own : readTimezone(() => window.localStorage) }),
    [locale, own],
  );
}
