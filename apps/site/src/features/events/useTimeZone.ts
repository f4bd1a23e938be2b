import { readTimezone, useSession, writeTimezone } from '@gschool/data';
import { isTimezone } from '@gschool/domain';
import { useState } from 'react';

/** The time zone of the page's dates, and whether it is from the profile. */
export interface TimeZoneChoice {
  /** IANA name. */
  zone: string;
  /** A zone from the profile can only be changed in the profile. */
  isFromProfile: boolean;
  /** Stores a visitor's choice in this browser. */
  setZone: (zone: string) => void;
}

const storage = () => window.localStorage;

/**
 * The profile's time zone, otherwise the one stored in this browser, otherwise the browser's
 * (docs/product/events.md#time-zone).
 */
export function useTimeZone(): TimeZoneChoice {
  const session = useSession();
  const [stored, setStored] = useState(() => readTimezone(storage));
  const profile = session.status === 'signedIn' ? (session.profile?.timezone ?? '') : '';
  const isFromProfile = isTimezone(profile);
  return {
    zone: isFromProfile ? profile : stored,
    isFromProfile,
    setZone: (zone) => {
      writeTimezone(storage, zone);
      // The choice applies to this page even if the browser blocks storage.
      setStored(zone);
    },
  };
}
