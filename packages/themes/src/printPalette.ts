import type { vars } from './contract.css';

const white = '#fff';
const black = '#000';
/**
 * The color for fills and borders, which browsers print in gray or leave out. Black text on it has
 * a contrast of 7:1.
 */
const fill = '#bbb';
const line = '#767676';

/** The colors of every theme and scheme on paper: black on white. */
export const printPalette: Readonly<Record<keyof typeof vars.color, string>> = {
  page: white,
  surfaceRaised: white,
  surfaceSunken: white,
  text: black,
  textMuted: '#444',
  borderMuted: fill,
  border: line,
  brand: fill,
  brandStrong: fill,
  brandSoft: white,
  onBrand: black,
  brandHighlight: white,
  brandText: black,
  accent: fill,
  onAccent: black,
  accentText: black,
  info: fill,
  infoSoft: white,
  infoText: black,
  success: fill,
  successSoft: white,
  successText: black,
  warning: fill,
  warningSoft: white,
  warningText: black,
  danger: fill,
  dangerStrong: fill,
  dangerSoft: white,
  dangerText: black,
  onInfo: black,
  onSuccess: black,
  onWarning: black,
  onDanger: black,
  inverse: white,
  onInverse: black,
  surfaceDark: white,
  onSurfaceDark: black,
  focus: line,
  scrim: 'transparent',
  overlayBorder: line,
  mediaOverlay: white,
  onMediaOverlay: black,
  stage: white,
};
