import type { SignedInState } from '@gschool/data';
import { getCountries, emptyAddress, type ShopAddress } from '@gschool/domain';

/** The country of the browser's language, such as `PT` for `pt-PT`; '' if it has none. */
const getBrowserCountry = (): string => {
  try {
    return new Intl.Locale(navigator.language).region ?? '';
  } catch {
    return '';
  }
};

/** Prefills the address from the profile. */
export function getInitialAddress({ profile }: SignedInState): ShopAddress {
  if (!profile) return { ...emptyAddress, country: getBrowserCountry() };
  const { country, region, city, postalCode } = profile.location;
  const known = getCountries('en').find(({ name }) => name === country);
  return {
    ...emptyAddress,
    name: [profile.firstName, profile.lastName].filter(Boolean).join(' ') || profile.displayName,
    phone: profile.phoneNumber,
    country: known?.code ?? getBrowserCountry(),
    ...(known && { region, city, postalCode }),
  };
}
