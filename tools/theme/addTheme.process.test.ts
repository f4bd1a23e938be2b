import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  addSeedFile,
  copyRepository,
  newTheme,
  registerTheme,
  type RepositoryCopy,
} from './addThemeToCopy';

let copy: RepositoryCopy;

beforeAll(() => {
  copy = copyRepository();
  addSeedFile(copy.root);
});
afterAll(() => copy.remove());

/** Runs a tool in the copy. Returns its exit code and output. */
function run(tool: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(copy.root, 'node_modules', tool), ...args],
    { cwd: copy.root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', VITEST: '' } },
  );
  return { status, output: stdout + stderr };
}
const vitest = (...args: string[]) => run('vitest/vitest.mjs', 'run', ...args);
const types = (project: string) =>
  run('typescript/bin/tsc', '--noEmit', '-p', project).output.split('\n');

/** A test that runs in the copy and reads the theme in every part of the product. */
const newThemeTest = `
import { createDesignTokens, flattenTokens } from '@gschool/themes/derive';
import { themeLabel } from '@gschool/themes';
import { createSettingsStore, options, parseAppearanceParams } from '@gschool/themes/settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createThemeRules } from '../../../../themes/src/themeRules';
import { globalTypes } from '../../../../../.storybook/toolbar';
import { appearances } from '../../../../../tools/stories/appearances';
import { CustomizerPanel } from './CustomizerPanel';

it('finds the new theme everywhere', () => {
  expect(options.color).toContain('studio');
  expect(themeLabel('studio')).toBe('Studio');
  expect(parseAppearanceParams('?look.color=studio')?.color).toBe('studio');
  const selectors = createThemeRules().map(({ selector }) => selector);
  expect(selectors).toEqual(
    expect.arrayContaining(['.theme-studio', '.theme-studio[data-scheme="dark"]']),
  );
  expect(Object.keys(flattenTokens(createDesignTokens('studio', 'dark'))).length).toBeGreaterThan(100);
  expect(globalTypes.theme.toolbar.items).toContainEqual({ value: 'studio', title: 'Studio' });
  expect(appearances.filter(({ theme }) => theme === 'studio')).toHaveLength(4);
  const panel = renderToStaticMarkup(
    <CustomizerPanel store={createSettingsStore()} defaultAppName="Gschool" />,
  );
  expect(panel).toContain('value="studio"');
  expect(panel).toContain('theme-studio');
  expect(panel).toContain('Studio');
});
`;

describe('a new theme', () => {
  it('that is not registered fails a test that names its line', () => {
    const { status, output } = vitest('packages/themes/src/registry.test.ts');
    expect(status).not.toBe(0);
    expect(output).toContain('a line in seeds/index.ts');
    expect(output).toContain(newTheme.name);
  });

  it('is one file and one line, and all checks pass: contrast, tokens, style sheet, settings, toolbar, customizer', () => {
    registerTheme(copy.root);
    writeFileSync(
      join(copy.root, 'packages/ui/src/overlays/Customizer/NewTheme.test.tsx'),
      newThemeTest,
    );
    const { status, output } = vitest(
      'packages/themes',
      'packages/ui/src/overlays/Customizer/NewTheme.test.tsx',
      '.storybook/chromaticModes.test.ts',
      'tools/stories/sampling.test.ts',
    );
    expect(output).toContain('NewTheme.test.tsx');
    expect(status, output.slice(-4000)).toBe(0);
  });

  it('has a type, so a table without it is an error', () => {
    const forgetful = join(copy.root, 'packages/themes/src/forgetful.ts');
    writeFileSync(
      forgetful,
      `import type { ThemeName } from './registry';
export const names: Record<ThemeName, string> = { gschool: '', dark: '', hotstar: '', amazonprime: '', hulu: '' };
`,
    );
    const errors = types('packages/themes').filter((line) => line.includes('error TS'));
    expect(errors.join('\n')).toMatch(/forgetful\.ts.*studio/);
    expect(errors).toHaveLength(1);
  });

  it('is accepted by the script of the first paint', async () => {
    const script = join(copy.root, 'tools/vite/printThemeInit.ts');
    writeFileSync(
      script,
      "import { bundleThemeInit } from './themeInit';\nvoid bundleThemeInit().then((code) => console.log(code));\n",
    );
    const { status, output } = run('tsx/dist/cli.mjs', script);
    expect(status, output).toBe(0);
    const classes = new Set<string>();
    runInNewContext(output.slice(output.indexOf('(function')), {
      document: {
        documentElement: {
          classList: {
            add: (name: string) => classes.add(name),
            remove() {},
            *[Symbol.iterator]() {},
          },
          getAttribute: () => null,
          setAttribute() {},
          querySelector: () => null,
        },
      },
      location: { search: '', pathname: '/', hash: '' },
      sessionStorage: { getItem: () => `{"color":"${newTheme.name}"}` },
      URLSearchParams,
    });
    expect([...classes]).toEqual([`theme-${newTheme.name}`]);
  });
});
