import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addSeed, copyRepository, register, sixth, type Copy } from './sixth';

let copy: Copy;

beforeAll(() => {
  copy = copyRepository();
  addSeed(copy.root);
});
afterAll(() => copy.remove());

/** Runs a tool in the copy; answers with its exit code and all that it said. */
function run(tool: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(copy.root, 'node_modules', tool), ...args],
    { cwd: copy.root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', VITEST: '' } },
  );
  return { status, said: stdout + stderr };
}
const vitest = (...args: string[]) => run('vitest/vitest.mjs', 'run', ...args);
const types = (project: string) =>
  run('typescript/bin/tsc', '--noEmit', '-p', project).said.split('\n');

/** Asked in the copy: what the product makes of the registry. */
const probe = `
import { flatten, designTokens } from '@gschool/themes/derive';
import { themeLabel } from '@gschool/themes';
import { createSettingsStore, options, readLook } from '@gschool/themes/settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sheets } from '../../../themes/src/sheets';
import { globalTypes } from '../../../../.storybook/toolbar';
import { appearances } from '../../../../tools/stories/appearances';
import { CustomizerPanel } from './CustomizerPanel';

it('knows the sixth theme everywhere', () => {
  expect(options.color).toContain('studio');
  expect(themeLabel('studio')).toBe('Studio');
  expect(readLook('?look.color=studio')?.color).toBe('studio');
  const selectors = sheets().map(({ selector }) => selector);
  expect(selectors).toEqual(
    expect.arrayContaining(['.theme-studio', '.theme-studio[data-scheme="dark"]']),
  );
  expect(Object.keys(flatten(designTokens('studio', 'dark'))).length).toBeGreaterThan(100);
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

describe('a sixth theme', () => {
  it('that is not registered fails a test that names its line', () => {
    const { status, said } = vitest('packages/themes/src/registry.test.ts');
    expect(status).not.toBe(0);
    expect(said).toContain('a line in seeds/index.ts');
    expect(said).toContain(sixth.name);
  });

  it('is one file and one line, and all holds: contrast, tokens, sheet, settings, toolbar, customizer', () => {
    register(copy.root);
    writeFileSync(join(copy.root, 'packages/ui/src/Customizer/Sixth.test.tsx'), probe);
    const { status, said } = vitest(
      'packages/themes',
      'packages/ui/src/Customizer/Sixth.test.tsx',
      '.storybook/chromaticModes.test.ts',
      'tools/stories/sampling.test.ts',
    );
    expect(said).toContain('Sixth.test.tsx');
    expect(status, said.slice(-4000)).toBe(0);
  });

  it('has a type: a table that forgets it is an error', () => {
    const forgetful = join(copy.root, 'packages/themes/src/forgetful.ts');
    writeFileSync(
      forgetful,
      `import type { ThemeName } from './registry';
export const names: Record<ThemeName, string> = { gschool: '', dark: '', hotstar: '', amazonprime: '', hulu: '' };
`,
    );
    const faults = types('packages/themes').filter((line) => line.includes('error TS'));
    expect(faults.join('\n')).toMatch(/forgetful\.ts.*studio/);
    expect(faults).toHaveLength(1);
  });

  it('is accepted by the script of the first paint', async () => {
    const script = join(copy.root, 'tools/vite/printThemeInit.ts');
    writeFileSync(
      script,
      "import { bundleThemeInit } from './themeInit';\nvoid bundleThemeInit().then((code) => console.log(code));\n",
    );
    const { status, said } = run('tsx/dist/cli.mjs', script);
    expect(status, said).toBe(0);
    const classes = new Set<string>();
    runInNewContext(said.slice(said.indexOf('(function')), {
      document: {
        documentElement: {
          classList: {
            add: (name: string) => classes.add(name),
            remove() {},
            *[Symbol.iterator]() {},
          },
          getAttribute: () => null,
          setAttribute() {},
        },
      },
      location: { search: '', pathname: '/', hash: '' },
      sessionStorage: { getItem: () => `{"color":"${sixth.name}"}` },
      URLSearchParams,
    });
    expect([...classes]).toEqual([`theme-${sixth.name}`]);
  });
});
