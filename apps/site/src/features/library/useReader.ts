import { readTimezone, useSession } from '@gschool/data';
import { isTimezone, type ZoneAndLocale } from '@gschool/domain';
import { useUi } from '@gschool/ui';
import { useMemo } from 'react';

/** Locale and time zone for dates: the zone of the profile, otherwise of this browser. */
export function useReader(): ZoneAndLocale {
  const { locale } = useUi();
  const session = useSession();
  const profileZone = session.status === 'signedIn' ? (session.profile?.timezone ?? '') : '';
  return useMemo(
    () => ({
      locale,
      zone: isTimezone(profileZone) ? profileZone : readTimezone(() => window.localStorage),
    }),
    [locale, profileZone],
  );
}
