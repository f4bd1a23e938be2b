import { readTimezone } from '@gschool/data';
import { isTimezone, type ZoneAndLocale, type UserProfile } from '@gschool/domain';
import { useUi } from '@gschool/ui';

/** The time zone and locale for dates: the zone of the profile, otherwise of this browser. */
export function useDateOptions(profile: Pick<UserProfile, 'timezone'> | null): ZoneAndLocale {
  const { locale } = useUi();
  const zone = profile?.timezone ?? '';
  return { locale, zone: isTimezone(zone) ? zone : readTimezone(() => window.localStorage) };
}
