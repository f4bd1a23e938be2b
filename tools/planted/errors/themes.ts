import type { PlantedError } from '../plantedError';

/** Errors in the themes, and in the lint rules for style sheets and files. */
export const themesErrors: readonly PlantedError[] = [
  {
    id: 'theme-text-contrast',
    promise: 'Colored words keep a contrast of 4.5:1 on every background of every theme.',
    edits: [
      {
        file: 'packages/themes/src/derive/fills.ts',
        find: 'soft], 5, surfaces.away',
        replace: 'soft], 4, surfaces.away',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/themes/src/derive/checkContrast.test.ts' },
  },
  {
    id: 'theme-fill-contrast',
    promise: 'White words on a red, blue, or magenta button keep a contrast of 4.5:1.',
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
    promise: 'The sheet of the themes gives its values under the names that components read.',
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
    promise: 'Every theme keeps the colors that set it apart from the others.',
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
    id: 'look-restored',
    promise: 'A look that was chosen step by step comes back whole after a reload.',
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
    promise: 'The page is laid out from right to left when that is chosen.',
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
    id: 'first-paint-look',
    promise: 'The first paint has the look that the settings kept.',
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
    promise: 'A name from a link cannot turn around the text beside it.',
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
    promise: 'Style sheets name no left and no right, so that every part mirrors.',
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
    promise: 'The themes know no React, so that any page can use them.',
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
    promise: 'Every file is written the way that Prettier writes it.',
    edits: [
      {
        file: 'packages/themes/src/derive/shape.ts',
        find: '(pixels: number): string',
        replace: '(pixels:number): string',
      },
    ],
    noticedBy: { step: 'format' },
  },
];
