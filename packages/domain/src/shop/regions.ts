/**
 * Parses a list of regions. `CA California` is an abbreviation and a name, which are both valid.
 */
const parseRegions = (list: string): readonly string[] =>
  list.split(', ').flatMap((one) => {
    const [letters = '', ...name] = one.split(' ');
    return [letters, name.join(' ')];
  });

const regionsByCountry: Readonly<Record<string, readonly string[]>> = {
  // Includes territories and armed forces, which addresses use like states.
  US: parseRegions(
    'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, ' +
      'CT Connecticut, DE Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ' +
      'ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ' +
      'ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, ' +
      'MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, ' +
      'NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, ' +
      'OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, ' +
      'TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, ' +
      'WV West Virginia, WI Wisconsin, WY Wyoming, AS American Samoa, GU Guam, ' +
      'MP Northern Mariana Islands, PR Puerto Rico, VI Virgin Islands, ' +
      'AA Armed Forces Americas, AE Armed Forces Europe, AP Armed Forces Pacific',
  ),
  CA: [
    ...parseRegions(
      'AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, ' +
        'NL Newfoundland and Labrador, NS Nova Scotia, NT Northwest Territories, NU Nunavut, ' +
        'ON Ontario, PE Prince Edward Island, QC Quebec, SK Saskatchewan, YT Yukon',
    ),
    // The French names.
    'Colombie-Britannique',
    'Nouveau-Brunswick',
    'Terre-Neuve-et-Labrador',
    'Nouvelle-Écosse',
    'Territoires du Nord-Ouest',
    'Île-du-Prince-Édouard',
  ],
  AU: parseRegions(
    'ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, ' +
      'QLD Queensland, SA South Australia, TAS Tasmania, VIC Victoria, WA Western Australia',
  ),
};

/**
 * The names and abbreviations of a country's regions; null if they are not listed and any text is
 * valid.
 */
export const getRegionNames = (country: string): readonly string[] | null =>
  Object.hasOwn(regionsByCountry, country) ? (regionsByCountry[country] ?? null) : null;
