/**
 * Regions where the week begins on Sunday, and where it begins on Saturday (Unicode's supplemental
 * data).
 */
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY = 'AF BH DJ DZ EG IR IQ JO KW LY OM QA SD SY';

const includesRegion = (regions: string, region: string): boolean =>
  regions.split(' ').includes(region);

/**
 * The first day of the week: 0 for Sunday, 1 for Monday, 6 for Saturday. A language without a
 * region uses its most likely region. Not all browsers have this in `Intl.Locale`.
 */
export const getWeekStart = (locale: string): 0 | 1 | 5 | 6 => {
  let region: string;
  try {
    region = new Intl.Locale(locale).maximize().region ?? '';
  } catch {
    return 1;
  }
  if (region === 'MV') return 5;
  return includesRegion(SUNDAY, region) ? 0 : includesRegion(SATURDAY, region) ? 6 : 1;
};
