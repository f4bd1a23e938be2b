import type { vars } from '@gschool/themes';

type ColorToken = keyof typeof vars.color;

interface ColorFamily {
  name: string;
  about: string;
  tokens: ColorToken[];
}

const never = 'Never the only signal: an icon or text goes with it.';

/** The color tokens in the families in which they are used together. */
export const colorFamilies: ColorFamily[] = [
  {
    name: 'Backgrounds',
    about:
      'The page, what’s raised above it, what’s sunk below it, their inverse, and a surface that is dark in both schemes.',
    tokens: [
      'page',
      'surfaceRaised',
      'surfaceSunken',
      'inverse',
      'onInverse',
      'surfaceDark',
      'onSurfaceDark',
    ],
  },
  {
    name: 'Text and borders',
    about: 'Text holds 7:1 and muted text 4.5:1 on every background; borders and focus hold 3:1.',
    tokens: ['text', 'textMuted', 'borderMuted', 'border', 'focus'],
  },
  {
    name: 'Brand',
    about: 'The fill, its pressed shade, its tint, the text on it and text in its color.',
    tokens: ['brand', 'brandStrong', 'brandSoft', 'onBrand', 'brandText'],
  },
  {
    name: 'Accent',
    about: 'The secondary accent. Use sparingly.',
    tokens: ['accent', 'onAccent', 'accentText'],
  },
  { name: 'Info', about: never, tokens: ['info', 'infoSoft', 'infoText', 'onInfo'] },
  {
    name: 'Success',
    about: never,
    tokens: ['success', 'successSoft', 'successText', 'onSuccess'],
  },
  {
    name: 'Warning',
    about: never,
    tokens: ['warning', 'warningSoft', 'warningText', 'onWarning'],
  },
  { name: 'Danger', about: never, tokens: ['danger', 'dangerSoft', 'dangerText', 'onDanger'] },
  {
    name: 'Over pictures',
    about: 'The same in every theme: pictures have their own palette.',
    tokens: ['mediaOverlay', 'onMediaOverlay', 'scrim'],
  },
];

/** The text sizes from the largest to the smallest, each with a sample text. */
export const textSamples: [keyof typeof vars.text, string][] = [
  ['display', 'Get strong'],
  ['h1', 'Warrior flow for heavy days'],
  ['h2', 'Continue watching'],
  ['h3', 'Short on time'],
  ['xl', 'The title of a sheet'],
  ['lg', 'Classes, series and live events that fit the day you’re having.'],
  ['md', 'The size for reading. Ten minutes or an hour, at your own pace.'],
  ['field', 'What you type, never under 16 px'],
  ['sm', 'Pilates · 7 min left'],
  ['xs', 'New this week'],
];

/** Display sizes are set in display weight and tracking. */
export const displaySizes: string[] = ['display', 'h1', 'h2', 'h3'];

/** `var(--gs-color-page)` → `--gs-color-page`. */
export const getPropertyName = (token: string): string => token.slice(4, -1);
