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

/**
 * The time zones of a country by their current names; empty where the platform does not know them.
 */
function getZonesOfCountry(code: string): readonly string[] {
  const locale = new Intl.Locale('und', { region: code }) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?: () => string[] | undefined;
  };
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).map(toCurrentZone);
}

/** A time zone in a list, with the data by which people search for it. */
export interface ListedZone {
  /** The current name. */
  zone: string;
  /** The former name, if the zone was renamed. */
  former: string | undefined;
  /** The codes of the countries (ISO 3166-1) that use it. */
  countries: readonly string[];
}

/**
 * Every time zone of the platform by its current name, and UTC. Each is listed once.
 *
 * @param countries the codes of the countries by which time zones can be found
 */
export function listZones(countries: readonly string[]): readonly ListedZone[] {
  const countriesOf = new Map<string, string[]>();
  for (const code of countries) {
    for (const zone of getZonesOfCountry(code))
      countriesOf.set(zone, [...(countriesOf.get(zone) ?? []), code]);
  }
  const zones = new Set([...Intl.supportedValuesOf('timeZone').map(toCurrentZone), 'UTC']);
  return [...zones].map((zone) => ({
    zone,
    former: getFormerZone(zone),
    countries: countriesOf.get(zone) ?? [],
  }));
}
