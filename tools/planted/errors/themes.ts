import type { PlantedError } from '../plantedError';

/** Errors in the themes, and in the lint rules for style sheets and files. */
export const themesErrors: readonly PlantedError[] = [
  {
    id: 'theme-text-contrast',
    promise: 'Colored text has a contrast of at least 4.5:1 on every background of every theme.',
    edits: [
      {
        file: 'packages/themes/src/derive/fills.ts',
        find: /(soft\],\s+)5,/,
        replace: '$14,',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/themes/src/derive/checkContrast.test.ts' },
  },
  {
    id: 'theme-fill-contrast',
    promise: 'White text on a red, blue or magenta button has a contrast of at least 4.5:1.',
    edits: [
      {
        file: 'packages/themes/src/derive/fills.ts',
        find: /usesWhiteText \? ensureContrast\(.*\) : color/,
        replace: 'color',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/themes/src/derive/checkContrast.test.ts' },
  },
  {
    id: 'theme-token-names',
    promise: 'The style sheet of the themes sets its values under the names that components read.',
    edits: [
      {
        file: 'packages/themes/src/contract.css.ts',
        find: '`-${c.toLowerCase()}`',
        replace: 'c.toLowerCase()',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/themes/src/themeRules.test.ts' },
  },
  {
    id: 'theme-token-missing',
    promise: 'A theme that leaves out a token of the contract is a type error.',
    edits: [
      {
        file: 'packages/themes/src/derive/colors.ts',
        find: /\n +scrim: .*/,
        replace: '',
      },
    ],
    noticedBy: { step: 'types' },
  },
  {
    id: 'theme-own-colors',
    promise: 'Every theme has the colors that make it different from the others.',
    edits: [
      {
        file: 'packages/themes/src/themeRules.ts',
        find: 'sets.every(',
        replace: 'sets.some(',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/themes/src/themeRules.test.ts' },
  },
  {
    id: 'appearance-restored',
    promise:
      'An appearance that was chosen in several steps is restored completely after a reload.',
    edits: [
      {
        file: 'packages/themes/src/settings/store.ts',
        find: 'setItem(SETTINGS_KEY, JSON.stringify(next))',
        replace: 'setItem(SETTINGS_KEY, JSON.stringify(changes))',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/themes/src/settings/store.test.ts' },
  },
  {
    id: 'direction-applied',
    promise: 'The page is laid out from right to left when that direction is chosen.',
    edits: [
      {
        file: 'packages/themes/src/settings/applySettings.ts',
        find: 'dir: settings.direction',
        replace: "dir: 'ltr'",
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/themes/src/settings/store.test.ts' },
  },
  {
    id: 'first-paint-appearance',
    promise: 'The first paint has the stored appearance.',
    edits: [
      {
        file: 'packages/themes/src/settings/applyStoredAppearance.ts',
        find: 'sessionStorage.getItem(',
        replace: 'localStorage.getItem(',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/themes/src/settings/store.test.ts' },
  },
  {
    id: 'app-name-plain',
    promise: 'An app name from a link cannot change the direction of the text next to it.',
    edits: [
      {
        file: 'packages/themes/src/settings/parseSettings.ts',
        find: '\\u202a-\\u202e',
        replace: '',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/themes/src/settings/appearanceLink.test.ts' },
  },
  {
    id: 'sheet-logical-sides',
    promise: 'Style sheets do not use left and right, so that every part can be mirrored.',
    edits: [
      {
        file: 'packages/ui/src/data-display/Tag/Tag.css.ts',
        find: 'paddingInlineEnd:',
        replace: 'paddingRight:',
      },
    ],
    noticedBy: { step: 'lint' },
  },
  {
    id: 'sheet-token-colors',
    promise: 'Style sheets take their colors from the theme.',
    edits: [
      {
        file: 'packages/ui/src/internal/mediaCard.css.ts',
        find: 'color: color.textMuted',
        replace: "color: '#767676'",
      },
    ],
    noticedBy: { step: 'lint' },
  },
  {
    id: 'themes-without-react',
    promise: 'The themes do not depend on React, so that any page can use them.',
    edits: [
      {
        file: 'packages/themes/src/index.ts',
        find: "export { vars } from './contract.css';",
        replace: "export { vars } from './contract.css';\nexport { createContext } from 'react';",
      },
    ],
    noticedBy: { step: 'lint' },
  },
  {
    id: 'one-format',
    promise: 'Every file is formatted by oxfmt.',
    edits: [
      {
        file: 'packages/themes/src/derive/shape.ts',
        find: 'toRem = (pixels: number): string',
        replace: 'toRem = (pixels:number): string',
      },
    ],
    noticedBy: { step: 'format' },
  },
];
