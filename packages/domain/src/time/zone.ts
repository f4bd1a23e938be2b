/** Whether the platform supports a time zone. */
export const isTimezone = (zone: string): boolean => {
  const known = knownZones.get(zone);
  if (known !== undefined) return known;
  let isKnown = zone !== '';
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    isKnown = false;
  }
  knownZones.set(zone, isKnown);
  return isKnown;
};

/** A formatter takes up to a millisecond, and each date of a list asks for the same zone. */
const knownZones = new Map<string, boolean>();
