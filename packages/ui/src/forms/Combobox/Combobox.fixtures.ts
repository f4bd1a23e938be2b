import type { ComboboxOption } from './matchOptions';

const country = (value: string, label: string, keywords?: string): ComboboxOption => ({
  value,
  label,
  keywords,
});

export const countries: ComboboxOption[] = [
  country('dz', 'Algeria', 'الجزائر'),
  country('ar', 'Argentina'),
  country('br', 'Brazil', 'Brasil'),
  country('ca', 'Canada'),
  country('ci', 'Côte d’Ivoire', 'Ivory Coast'),
  country('eg', 'Egypt', 'مصر'),
  country('fr', 'France'),
  country('de', 'Germany', 'Deutschland'),
  country('in', 'India', 'Bharat भारत'),
  country('jp', 'Japan', 'Nihon 日本'),
  country('mx', 'Mexico', 'México'),
  country('ma', 'Morocco', 'المغرب'),
  country('ng', 'Nigeria'),
  country('st', 'São Tomé and Príncipe'),
  country('tr', 'Türkiye', 'Turkey'),
  country('gb', 'United Kingdom', 'Great Britain England'),
  country('us', 'United States', 'America USA'),
];

/** Every time zone of the browser (more than 400), grouped by continent. */
export const timeZones: ComboboxOption[] = Intl.supportedValuesOf('timeZone').map((value) => {
  const [continent = '', ...cityParts] = value.split('/');
  return {
    value,
    label: (cityParts.at(-1) ?? continent).replaceAll('_', ' '),
    hint: cityParts.length > 1 ? cityParts[0]?.replaceAll('_', ' ') : undefined,
    keywords: value.replaceAll(/[/_]/g, ' '),
    group: cityParts.length > 0 ? continent : 'Other',
  };
});

export const instructors: ComboboxOption[] = [
  { value: 'ines', label: 'Ines Falk', hint: 'Pilates' },
  { value: 'noor', label: 'Noor Haddad', hint: 'Strength' },
  { value: 'theo', label: 'Theo Lindqvist', hint: 'on leave', isDisabled: true },
  {
    value: 'long',
    label: 'María del Carmen Fernández-Villaseñor y Ruiz de Alarcón de la Sierra',
    hint: 'Breath, mobility and everything in between',
  },
];
