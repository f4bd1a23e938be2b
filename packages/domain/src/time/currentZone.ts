/**
 * Time zones that were renamed. For some of them, browsers list the old name; for others, both
 * names.
 */
const currentNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/**
 * The current name of a time zone (IANA): `Asia/Kolkata` for `Asia/Calcutta`. Other names stay
 * unchanged.
 */
export const toCurrentZone = (zone: string): string => currentNames[zone] ?? zone;

/** The former name of a time zone, or undefined. */
export const getFormerZone = (zone: string): string | undefined =>
  Object.keys(currentNames).find((former) => currentNames[former] === zone);

/** A time zone in a list. */
export interface ListedZone {
  /** The current name. */
  zone: string;
  /** The former name, if the zone was renamed. */
  former: string | undefined;
}

/** Every time zone of the platform by its current name, and UTC. Each is listed once. */
export const listZones = (): readonly ListedZone[] => {
  const zones = new Set([...Intl.supportedValuesOf('timeZone').map(toCurrentZone), 'UTC']);
  return [...zones].map((zone) => ({ zone, former: getFormerZone(zone) }));
};
