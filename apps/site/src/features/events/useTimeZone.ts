import { readTimezone, useSession, writeTimezone } from '@gschool/data';
import { isTimezone } from '@gschool/domain';
import { useState } from 'react';

/** The zone that times are read in, and who says so. */
export interface TimeZoneChoice {
  /** IANA name. */
  zone: string;
  /** The profile's can be changed there alone. */
  isFromProfile: boolean;
  /** Keeps a visitor's choice in this browser. */
  choose: (zone: string) => void;
}

const storage = () => window.localStorage;

/** The profile's zone, else the one kept in this browser, else the browser's own (spec, section 9). */
export function useTimeZone(): TimeZoneChoice {
  const session = useSession();
  const [stored, setStored] = useState(() => readTimezone(storage));
  const profile = session.status === 'signedIn' ? (session.profile?.timezone ?? '') : '';
  const isFromProfile = isTimezone(profile);
  return {
    zone: isFromProfile ? profile : stored,
    isFromProfile,
    choose: (zone) => {
      writeTimezone(storage, zone);
      // Shown even where the browser refuses to keep it.
      setStored(zone);
    },
  };
}
