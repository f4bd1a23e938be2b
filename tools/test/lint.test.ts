import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { repositoryRoot } from '../vite/root';
import {
  findBareMessages,
  findDecisionErrors,
  findImportErrors,
  findSourceErrors,
} from './sourceRules';

/** Imports that the lint rules reject, by file. */
const rejected: readonly [file: string, name: string][] = [
  ['packages/themes/src/planted.ts', '@gschool/domain'],
  ['packages/themes/src/reactive.ts', 'react'],
  ['packages/state/src/planted.ts', '@gschool/domain'],
  ['packages/intl/src/planted.ts', '@gschool/domain'],
  ['packages/playback/src/planted.ts', '@gschool/data/documents'],
  ['packages/playback/src/onServer.ts', 'node:crypto'],
  ['packages/admin/src/planted.ts', '@gschool/data'],
  ['packages/admin/src/onServer.ts', 'node:crypto'],
  ['packages/admin/src/stored.ts', 'firebase-admin/firestore'],
  ['packages/poster-art/src/planted.ts', '@gschool/themes'],
  ['packages/poster-art/src/reactive.ts', 'react'],
  ['packages/ui/src/Planted/Planted.tsx', '@gschool/data'],
  ['packages/ui/src/Planted/Linked.tsx', 'react-router-dom'],
  ['packages/ui/src/Planted/Ruled.tsx', '@gschool/domain'],
  ['packages/ui/src/Planted/Shared.tsx', '@gschool/app'],
  ['packages/app/src/planted.ts', '@gschool/mocks/browser'],
  ['packages/app/src/stored.ts', 'firebase/auth'],
  ['packages/data/src/shared.ts', '@gschool/app'],
  ['packages/domain/src/planted.ts', '@gschool/themes'],
  ['packages/domain/src/stored.ts', 'firebase/firestore/lite'],
  ['packages/domain/src/around.ts', '../../data/src/backend'],
  ['packages/data/src/session/planted.ts', 'firebase/auth'],
  ['packages/data/src/queries/planted.ts', '@gschool/ui'],
  ['packages/data/src/firebase/planted.ts', 'firebase/firestore'],
  ['mocks/src/planted.ts', '@gschool/data/firebase'],
  ['apps/site/src/features/home/planted.ts', '../catalogue/rows'],
  ['apps/site/src/features/profile/account/planted.ts', '../../catalogue/rows'],
  ['apps/site/src/features/home/routed.ts', '../../routes/home'],
  ['apps/site/src/config/planted.ts', '../features/home/rows'],
  ['apps/shop/src/features/home/planted.ts', 'firebase/auth'],
  ['apps/shop/src/planted.ts', '@gschool/site'],
  ['tools/stories/planted.ts', '../../.storybook/toolbar'],
];
const allowed: readonly [file: string, name: string][] = [
  ['packages/themes/src/fine.ts', '@gschool/state'],
  ['packages/domain/src/fine.ts', '@gschool/state'],
  ['packages/domain/src/read.ts', '@gschool/intl'],
  ['packages/ui/src/Fine/Priced.tsx', '@gschool/intl'],
  ['packages/playback/src/fine.ts', '@gschool/domain'],
  ['packages/admin/src/fine.ts', '@gschool/data/mappers'],
  ['packages/ui/src/Fine/Fine.tsx', '@gschool/themes'],
  ['packages/ui/src/Fine/Drawn.tsx', '@gschool/poster-art'],
  ['packages/app/src/fine.ts', 'react-router-dom'],
  ['packages/app/src/data.ts', '@gschool/data'],
  ['packages/data/src/fine.ts', '@gschool/domain'],
  ['packages/data/src/firebase/fine.ts', 'firebase/firestore/lite'],
  ['mocks/src/fine.ts', '@gschool/data/documents'],
  ['apps/site/src/features/home/fine.ts', '../../config/paths'],
  ['apps/site/src/features/profile/account/fine.ts', '../fieldLabels'],
  ['apps/site/src/routes/fine.tsx', '../features/home/Hero'],
  ['.storybook/fine.ts', '../tools/stories/appearances'],
];

describe('the layers', () => {
  let output = '';

  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'layers-'));
    copyFileSync(join(repositoryRoot, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const [file, name] of [...rejected, ...allowed]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(
        join(folder, file),
        `import { value } from '${name}';\nexport const copy = value;\n`,
      );
    }
    const oxlint = join(repositoryRoot, 'node_modules/oxlint/bin/oxlint');
    const run = spawnSync(process.execPath, [oxlint, '--format=unix'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(run.status, run.stderr).toBe(1);
    output = run.stdout;
  });

  it.each(rejected)('%s may not import %s', (file, name) => {
    expect(output).toMatch(new RegExp(`${file}.*'${name}' import is restricted`));
  });

  it.each(allowed)('%s may import %s', (file) => {
    expect(output).not.toContain(file);
  });

  it('refuses a dynamic import as well', () => {
    const text = "export const load = () => import('@gschool/mocks/browser');";
    expect(findSourceErrors({ file: 'apps/site/src/App.tsx', text })).toHaveLength(1);
    expect(findSourceErrors({ file: 'apps/site/src/entry.client.tsx', text })).toEqual([]);
    expect(
      findSourceErrors({ file: 'packages/ui/src/layout/Card/Card.stories.tsx', text }),
    ).toEqual([]);
  });

  it('refuses the mock behind a folder for tests as well', () => {
    const text = "import { createTestServices } from '@gschool/admin/testing';";
    expect(findSourceErrors({ file: 'operator/src/member/run.ts', text })).toHaveLength(1);
    for (const file of ['operator/src/member/run.test.ts', 'operator/src/testing/renewals.ts'])
      expect(findSourceErrors({ file, text })).toEqual([]);
    const mocks = "import { Store } from '@gschool/mocks/testing';";
    const file = 'packages/admin/src/testing/createTestServices.ts';
    expect(findSourceErrors({ file, text: mocks })).toEqual([]);
  });
});

it('no field of an app refuses the digits of another keyboard', () => {
  const text = '<TextField name="days" type="number" />';
  expect(findSourceErrors({ file: 'apps/studio/src/features/Days.tsx', text })).toHaveLength(1);
  expect(findSourceErrors({ file: 'apps/studio/src/stories/Days.stories.tsx', text })).toEqual([]);
  for (const type of ['date', 'datetime-local', 'time']) {
    const date = `<input name="until" type="${type}" />`;
    const file = 'packages/ui/src/table/FilterBar/Dates.tsx';
    expect(findSourceErrors({ file, text: date })).toHaveLength(1);
  }
});

it('no message is a bare text beside other children', () => {
  const file = 'apps/site/src/features/home/Hero.tsx';
  const find = (jsx: string) => findBareMessages({ file, text: `export const a = ${jsx};` });
  expect(find("<h1>\n  {t('a')} <em>{t('b')}</em>\n</h1>")).toMatchObject([{ file, line: 2 }]);
  expect(find("<Inline>{t('a')}<Badge>b</Badge></Inline>")).toHaveLength(1);
  expect(find("<h1>\n  <span>{t('a')}</span> <em>{t('b')}</em>\n</h1>")).toEqual([]);
  expect(find("<p>\n  {t('a')}{' '}\n</p>")).toEqual([]);
  expect(find("<Text><>{t('a')} <b>b</b></></Text>")).toHaveLength(1);
  expect(find("<p>{isNew ? t('a') : t('b')} <b>b</b></p>")).toHaveLength(1);
  expect(find('<p><Icon />{messages.empty}</p>')).toHaveLength(1);
  expect(find('<p><Icon />{messages.left(3)}</p>')).toHaveLength(1);
  expect(find('<p><Icon />{`(${count})`}</p>')).toHaveLength(1);
  expect(find('<p><Icon />{formatTime(time)}</p>')).toHaveLength(1);
  const declared = (type: string) => `{} as { label: ${type} };
    export const b = <label><input />{props.label}</label>`;
  expect(find(declared('string'))).toHaveLength(1);
  expect(find(declared('string | undefined'))).toHaveLength(1);
  expect(find(declared('Picture'))).toEqual([]);
  expect(find('<ul>{formMessages.map(show)}<li /></ul>')).toEqual([]);
  // These put each text into an element.
  expect(find("<Text>{t('a')} <Link href=\"/\">{t('b')}</Link></Text>")).toEqual([]);
});

describe('style sheets', () => {
  const file = 'packages/ui/src/Planted/Planted.css.ts';

  it.each([
    'left: 0,',
    "marginLeft: '1rem',",
    "'padding-right': 0,".replace('padding-right', 'paddingRight'),
    'borderTopLeftRadius: vars.radius.small,',
    "textAlign: 'left',",
    "transformOrigin: 'right center',",
    "color: '#ecba12',",
    "background: 'rgb(0 0 0 / 40%)',",
    "border: '1px solid red',",
    "color: 'white',",
    "transition: 'opacity 150ms',",
    'transition: `color ${motion.fast} ${motion.easeOut}, opacity 0.2s`,',
    'animation: `${spin} 900ms linear infinite`,',
    "'@media': { [canHover]: { animation: `${spin} 900ms linear infinite` } },",
  ])('refuse %s', (line) => {
    expect(findSourceErrors({ file, text: `export const a = style({\n  ${line}\n});` })).toEqual([
      expect.objectContaining({ file, line: 2 }),
    ]);
  });

  it.each([
    'insetInlineStart: 0,',
    "textAlign: 'start',",
    'color: vars.color.text,',
    "background: 'transparent',",
    'background: `color-mix(in oklab, ${vars.color.page}, transparent)`,',
    '// left: 0 would be physical',
    'transition: `color ${motion.fast} ${motion.easeOut}`,',
    "'@media': { [fullMotion]: { animation: `${spin} 900ms linear infinite` } },",
    "'@media': { '(prefers-reduced-motion: no-preference)': { animation: `${spin} 1s` } },",
    "animation: 'show 0s 8s forwards',",
  ])('allow %s', (line) => {
    expect(findSourceErrors({ file, text: `export const a = style({\n  ${line}\n});` })).toEqual(
      [],
    );
  });

  it('leave colors to the seeds and to the palettes of posters', () => {
    const text = "export const brand = { color: '#ecba12' };";
    expect(findSourceErrors({ file: 'packages/poster-art/src/palettes.css.ts', text })).toEqual([]);
  });
});

describe('domain', () => {
  it.each([
    'const now = Date.now();',
    'const now = new Date();',
    'const n = new Intl.NumberFormat(undefined, {});',
    'const s = price.toLocaleString();',
    'const r = Math.random();',
  ])('refuses %s', (text) => {
    expect(findSourceErrors({ file: 'packages/domain/src/time/planted.ts', text })).toHaveLength(1);
    expect(findSourceErrors({ file: 'packages/domain/src/time/planted.test.ts', text })).toEqual(
      [],
    );
  });
});

describe('imports', () => {
  const sideEffect = "import './first';";
  const node = "import { join } from 'node:path';";
  const packages =
    "import { useState } from 'react';\nimport type { Seed } from '@gschool/themes';";
  const relative =
    "import * as styles from './Card.css';\nimport { Dos } from '#storybook/blocks/Dos';";
  const findErrors = (...blocks: string[]) =>
    findImportErrors({ file: 'packages/ui/src/planted.tsx', text: blocks.join('\n') });

  it('are in groups, separated by one blank line', () => {
    expect(findErrors(sideEffect, '', node, '', packages, '', relative)).toEqual([]);
    expect(findErrors(packages, '', '// Why.', relative, '', 'export const a = 1;')).toEqual([]);
    expect(findErrors(relative)).toEqual([]);
    expect(findErrors("export { a } from './a';")).toEqual([]);
  });

  it.each([
    [[packages, relative], 3, 'one blank line separates two groups of imports'],
    [[packages, '', '', relative], 5, 'one blank line separates two groups of imports'],
    [[packages, '// Why.', '', relative], 5, 'one blank line separates two groups of imports'],
    [[node, packages], 2, 'one blank line separates two groups of imports'],
    [[node, '', node], 3, 'no blank line inside a group of imports'],
    [[packages, '', node], 4, 'imports of `node:` modules come before imports of packages'],
    [[relative, '', packages], 4, 'imports of packages come before relative imports'],
    [[packages, '', sideEffect], 4, 'imports for side effects come before imports of packages'],
  ])('are refused otherwise: %j', (blocks, line, reason) => {
    expect(findErrors(...blocks)).toEqual([{ file: 'packages/ui/src/planted.tsx', line, reason }]);
  });

  it.each(["import { card } from './Card.css';", "import type { card } from './Card.css';"])(
    'take a style sheet as a whole: %s',
    (text) => {
      const reason = "style sheets are imported with `import * as styles from './Card.css'`";
      const file = 'packages/ui/src/planted.css.ts';
      expect(findImportErrors({ file, text })).toEqual([{ file, line: 1, reason }]);
      expect(findImportErrors({ file: 'packages/themes/src/planted.ts', text })).toEqual([]);
    },
  );

  it('take no `lazy` from React in an app', () => {
    const text = "import { Suspense, lazy as load } from 'react';";
    const file = 'apps/site/src/planted.tsx';
    const reason =
      '`lazy` keeps a failed import: use `lazyPage` or `lazyComponent` of @gschool/app/routes';
    expect(findImportErrors({ file, text })).toEqual([{ file, line: 1, reason }]);
    expect(findErrors(text)).toEqual([]);
  });

  it.each(["import './Card.css';", "import type * as styles from './Card.css';"])(
    'allow %s',
    (text) => expect(findErrors(text)).toEqual([]),
  );
});

it('gives the number of a decision once', () => {
  expect(findDecisionErrors(['0001-a.md', '0002-b.md'])).toEqual([]);
  expect(findDecisionErrors(['0001-a.md', '0001-b.md'])).toEqual([
    expect.objectContaining({ file: 'docs/decisions/0001-b.md' }),
  ]);
  expect(findDecisionErrors(['notes.md'])).toHaveLength(1);
});
