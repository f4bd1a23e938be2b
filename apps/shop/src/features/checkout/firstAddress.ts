import type { SignedInState } from '@gschool/data';
import { getCountries, emptyAddress, type ShopAddress } from '@gschool/domain';

/** The country of the browser's language, such as `PT` of `pt-PT`; '' where it names none. */
const spokenCountry = (): string => {
  try {
    return new Intl.Locale(navigator.language).region ?? '';
  } catch {
    return '';
  }
};

/** What the profile knows already: nobody types twice what they have told. */
export function firstAddress({ profile }: SignedInState): ShopAddress {
  if (!profile) return { ...emptyAddress, country: spokenCountry() };
  const { country, region, city, postalCode } = profile.location;
  const known = getCountries('en').find(({ name }) => name === country);
  return {
    ...emptyAddress,
    name: [profile.firstName, profile.lastName].filter(Boolean).join(' ') || profile.displayName,
    phone: profile.phoneNumber,
    country: known?.code ?? spokenCountry(),
    ...(known && { region, city, postalCode }),
  };
}
