import { readTimezone } from '@gschool/data';
import { isTimezone, type ZoneAndLocale, type UserProfile } from '@gschool/domain';
import { useUi } from '@gschool/ui';

/** Dates in the member's own zone, which the profile names, else this browser. */
export function useReader(profile: Pick<UserProfile, 'timezone'> | null): ZoneAndLocale {
  const { locale } = useUi();
  const own = profile?.timezone ?? '';
  return { locale, zone: isTimezone(own) ? own : readTimezone(() => window.localStorage) };
}
