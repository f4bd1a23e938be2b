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
    tokens: ['text', 'textMuted', 'borderMuted', 'border', 'overlayBorder', 'focus'],
  },
  {
    name: 'Brand',
    about: 'The fill, its pressed shade, its tint, the text on it and text in its color.',
    tokens: ['brand', 'brandStrong', 'brandSoft', 'brandHighlight', 'onBrand', 'brandText'],
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
  {
    name: 'Danger',
    about: never,
    tokens: ['danger', 'dangerStrong', 'dangerSoft', 'dangerText', 'onDanger'],
  },
  {
    name: 'Over pictures',
    about: 'The same in every theme: pictures have their own palette.',
    tokens: ['mediaOverlay', 'onMediaOverlay', 'scrim'],
  },
];

export type TextSize = keyof typeof vars.text;

interface TextSample {
  size: TextSize;
  text: string;
  arabic: string;
}

/** The text sizes from the largest to the smallest, each with sample texts. */
export const textSamples: readonly TextSample[] = [
  { size: 'display', text: 'Get strong', arabic: 'كوني قوية' },
  { size: 'h1', text: 'Warrior flow for heavy days', arabic: 'تدفّق المحاربة للأيام الثقيلة' },
  { size: 'h2', text: 'Continue watching', arabic: 'تابعي المشاهدة' },
  { size: 'h3', text: 'Short on time', arabic: 'وقتكِ ضيّق' },
  { size: 'xl', text: 'The title of a sheet', arabic: 'عنوان اللوحة' },
  {
    size: 'lg',
    text: 'Classes, series and live events that fit the day you’re having.',
    arabic: 'حصص وسلاسل ولقاءات مباشرة تناسب يومكِ.',
  },
  {
    size: 'md',
    text: 'The size for reading. Ten minutes or an hour, at your own pace.',
    arabic: 'حجم القراءة. عشر دقائق أو ساعة، على مهلكِ.',
  },
  {
    size: 'field',
    text: 'What you type, never under 16 px',
    arabic: 'ما تكتبينه، ولا يقلّ أبدًا عن 16 بكسل',
  },
  { size: 'sm', text: 'Pilates · 7 min left', arabic: 'بيلاتس · بقيت 7 دقائق' },
  { size: 'xs', text: 'New this week', arabic: 'جديد هذا الأسبوع' },
];

/** The layers of a page, from the lowest to the highest. */
export const layers: readonly { token: keyof typeof vars.z; text: string }[] = [
  {
    token: 'header',
    text: 'What stays in view while the page scrolls: the header, the button back to the top.',
  },
  {
    token: 'overlay',
    text: 'What covers the page: scrims, dialogs and sheets. Menus and popovers are one above, tooltips two.',
  },
  { token: 'toast', text: 'What nothing may cover: toasts, the skip link.' },
];

/** `var(--gs-color-page)` → `--gs-color-page`. */
export const getPropertyName = (token: string): string => token.slice(4, -1);
