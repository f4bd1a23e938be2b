/** Zones that have another name today. Browsers list some of them by the old name, some by both. */
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

/** Today's name of a time zone (IANA): `Asia/Kolkata` for `Asia/Calcutta`. Others stay. */
export const toCurrentZone = (zone: string): string => currentNames[zone] ?? zone;

/** The name that a time zone had before, or undefined. */
export const getFormerZone = (zone: string): string | undefined =>
  Object.keys(currentNames).find((former) => currentNames[former] === zone);

/** The time zones of a country by today's names, or none where the platform does not know them. */
function getZonesOfCountry(code: string): readonly string[] {
  const locale = new Intl.Locale('und', { region: code }) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?: () => string[] | undefined;
  };
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).map(toCurrentZone);
}

/** A time zone of a list, with what people search it by. */
export interface ListedZone {
  /** Today's name. */
  zone: string;
  /** The name before, if it has another one. */
  former: string | undefined;
  /** The codes of the countries (ISO 3166-1) that use it. */
  countries: readonly string[];
}

/**
 * Every time zone of the platform by today's name, each once, and UTC.
 *
 * @param countries the codes whose time zones are known by their country
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
