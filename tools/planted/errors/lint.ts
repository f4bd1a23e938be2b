import type { PlantedError } from '../plantedError';

/** A new file of the domain. The errors of lint are planted together, so each has its own. */
const createFile = (name: string): string => `packages/domain/src/planted${name}.ts`;
const rows = Array.from({ length: 600 }, (_, n) => `  [${n}, 'row', ${n % 7}, true, null],`);
const table = `export const planted = [\n${rows.join('\n')}\n];\n`;

/** A new file for each checker of `lint`, `format` and `types`. */
export const lintErrors: readonly PlantedError[] = [
  {
    id: 'lint-layers',
    promise: 'The themes do not depend on React, so that any page can use them.',
    edits: [
      {
        file: 'packages/themes/src/plantedLayers.ts',
        create: "import { useState } from 'react';\n\nexport const planted = useState;\n",
      },
    ],
    noticedBy: { step: 'lint' },
    printed: 'themes may not import React',
  },
  {
    id: 'lint-circles',
    promise: 'No two files import each other.',
    edits: [
      {
        file: createFile('Circles'),
        create: "import { a } from './plantedCirclesToo';\n\nexport const b = () => a;\n",
      },
      {
        file: createFile('CirclesToo'),
        create: "import { b } from './plantedCircles';\n\nexport const a = () => b;\n",
      },
    ],
    noticedBy: { step: 'lint' },
    printed: 'no-cycle',
  },
  {
    id: 'lint-unused',
    promise: 'Every file is used.',
    edits: [{ file: createFile('Unused'), create: 'export const planted = 1;\n' }],
    noticedBy: { step: 'lint' },
    printed: 'Unused files',
  },
  {
    id: 'lint-duplicates',
    promise: 'There is no more duplicated code than the threshold.',
    edits: [
      { file: createFile('Duplicates'), create: table },
      { file: createFile('DuplicatesToo'), create: table },
    ],
    noticedBy: { step: 'lint' },
    printed: 'too many duplicates',
  },
  {
    id: 'lint-hooks',
    promise: 'Components follow the rules of React.',
    edits: [
      {
        file: 'packages/ui/src/plantedHooks.ts',
        create:
          "import { useState } from 'react';\n\nexport function usePlanted(isOn: boolean) {\n  if (isOn) useState(0);\n}\n",
      },
    ],
    noticedBy: { step: 'lint' },
    printed: 'rules-of-hooks',
  },
  {
    id: 'lint-logical-sides',
    promise: 'Style sheets do not use left and right, so that every part can be mirrored.',
    edits: [
      {
        file: 'packages/ui/src/plantedLogicalSides.css.ts',
        create:
          "import { style } from '@vanilla-extract/css';\n\nexport const planted = style({\n  marginLeft: 0,\n});\n",
      },
    ],
    noticedBy: { step: 'lint' },
    printed: 'left and right are physical',
  },
  {
    id: 'lint-token-colors',
    promise: 'Style sheets take their colors from the theme.',
    edits: [
      {
        file: 'packages/ui/src/plantedTokenColors.css.ts',
        create:
          "import { style } from '@vanilla-extract/css';\n\nexport const planted = style({\n  color: '#ecba12',\n});\n",
      },
    ],
    noticedBy: { step: 'lint' },
    printed: 'a raw color',
  },
  {
    id: 'lint-copy',
    promise: 'The texts of the apps follow the guide to their voice.',
    edits: [
      {
        file: 'apps/shop/src/i18n/en/planted.messages.json',
        create: '{\n  "planted.title": "Buy now!"\n}\n',
      },
    ],
    noticedBy: { step: 'lint' },
    printed: '(docs/voice.md)',
  },
  {
    id: 'lint-prose',
    promise: 'Content, documents and comments follow the guide to the voice as well.',
    // The text is split, so that this file does not contain such a comment itself.
    edits: [
      {
        file: createFile('Prose'),
        create: '// As high' + ' as a screen.\nexport const planted = 1;\n',
      },
    ],
    noticedBy: { step: 'lint' },
    printed: 'write “as tall as”',
  },
  {
    id: 'lint-names',
    promise: 'Names use the terms of the glossary.',
    edits: [{ file: createFile('Names'), create: 'export const keepCart = 1;\n' }],
    noticedBy: { step: 'lint' },
    printed: '"keep" is refused',
  },
  {
    id: 'lint-citations',
    promise: 'Comments cite only documents that are in the repository.',
    // The text is split, so that this file cites nothing itself.
    edits: [
      {
        file: createFile('Citations'),
        create: '// As issue' + ' 7 says.\nexport const planted = 1;\n',
      },
    ],
    noticedBy: { step: 'lint' },
    printed: 'names no document of this repository',
  },
  {
    id: 'lint-imports',
    promise: 'Imports are in groups.',
    edits: [
      {
        file: createFile('Imports'),
        create:
          "import { week } from './time/week';\nimport dayjs from 'dayjs';\n\nexport const planted = [week, dayjs];\n",
      },
    ],
    noticedBy: { step: 'lint' },
    printed: 'imports of packages come before relative imports',
  },
  {
    id: 'lint-pure-domain',
    promise: 'The rules of the product have no clock, so that a test can set the time.',
    edits: [
      { file: createFile('PureDomain'), create: 'export const planted = () => Date.now();\n' },
    ],
    noticedBy: { step: 'lint' },
    printed: 'domain has no clock',
  },
  {
    id: 'lint-keys',
    promise: 'Keys belong to an input method while it composes a word.',
    edits: [
      {
        file: 'packages/ui/src/plantedKeys.ts',
        create:
          "export const planted = (event: KeyboardEvent): boolean => event.key === 'Escape';\n",
      },
    ],
    noticedBy: { step: 'lint' },
    printed: 'belong to it',
  },
  {
    id: 'one-format',
    promise: 'Every file is formatted by oxfmt.',
    edits: [{ file: createFile('OneFormat'), create: 'export const planted =  "two"\n' }],
    noticedBy: { step: 'format' },
  },
  {
    id: 'types-of-a-theme',
    promise: 'A theme that leaves out a token of the contract is a type error.',
    edits: [
      {
        file: 'packages/themes/src/derive/colors.ts',
        name: 'deriveColors',
        code: 'return { scrim: seed.page.dark };',
      },
    ],
    noticedBy: { step: 'types' },
    printed: 'packages/themes/src',
  },
  {
    id: 'types-without-a-dom',
    promise: 'The rules of the product run without a browser.',
    edits: [
      {
        file: createFile('TypesWithoutADom'),
        create: 'export const planted = () => document.title;\n',
      },
    ],
    noticedBy: { step: 'types' },
    printed: createFile('TypesWithoutADom'),
  },
];
