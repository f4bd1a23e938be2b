import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { apps, type AppName } from '../vite/loadAppConfig';
import { repositoryRoot } from '../vite/root';
import { digestOf, isFresh, stamp, type Artifact } from './digest';

const skip = /^(node_modules|dist.*|\.cache|.*\.(test|stories)\.tsx?|.*\.mdx)$/;
const shared = ['packages', 'mocks', 'tools/vite', 'tools/build', 'tools/clips'];

/** Settings of a project that does not exist, for the production build that the tests look at. */
export const productionSettings = {
  VITE_FIREBASE_API_KEY: 'a-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'school.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'a-real-school',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_SITE_URL: 'https://school.example/',
  VITE_SHOP_URL: 'https://shop.example',
};

/** The folder of an app's production build with `productionSettings`. */
export const productionFolder = (app: string): string =>
  join(repositoryRoot, '.cache/production', app);

const demo = (app: AppName): Artifact => ({
  name: `demo-${app}`,
  outputs: [`apps/${app}/dist-demo/shell.html`],
  sources: [...shared, `apps/${app}`, '.env.demo'],
  skip,
});

const production: Artifact = {
  name: 'production',
  outputs: apps.map((app) => `.cache/production/${app}/shell.html`),
  sources: [...shared, 'apps', '.env'],
  skip,
  settings: productionSettings,
};

const storybook: Artifact = {
  name: 'storybook',
  outputs: ['.cache/storybook/iframe.html'],
  sources: [
    '.storybook',
    'packages',
    'apps',
    'mocks',
    'tools/vite',
    'tools/clips',
    'tools/stories/appearances.ts',
    'tools/stories/viewports.ts',
    '.env.demo',
  ],
  skip: /^(node_modules|dist.*|\.cache|.*\.test\.tsx?)$/,
};

const buildScript = ['--import', 'tsx', 'tools/build/build.ts'];

/**
 * Runs a Node script in a process whose environment outranks every `.env`, because Vite and
 * the libraries read NODE_ENV when they are loaded. Throws with its output when it fails.
 */
function node(args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined, ...env },
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** Builds an artifact unless it is there already. Throws with the build's output when it fails. */
function ensure(artifact: Artifact, build: () => void): void {
  if (isFresh(artifact)) return;
  // Taken before the build: an edit while it runs makes the result stale, not fresh.
  const digest = digestOf(artifact);
  console.log(`Building ${artifact.name} …`);
  build();
  stamp(artifact, digest);
}

/** Builds apps with the mock backend into their `dist-demo`, unless they are there already. */
export const ensureDemo = (chosen: readonly AppName[] = apps): void => {
  for (const app of chosen) {
    ensure(demo(app), () => node([...buildScript, '--demo', '--app', app]));
  }
};

/** Builds both apps as an operator does, with settings that lead nowhere, unless they are there already. */
export const ensureProduction = (): void =>
  ensure(production, () => {
    for (const app of apps) {
      rmSync(productionFolder(app), { recursive: true, force: true });
      node([...buildScript, '--app', app, '--out', productionFolder(app)], productionSettings);
    }
  });

/** Where the tests' own static Storybook is. */
const storybookFolder = join(repositoryRoot, '.cache/storybook');

/**
 * Builds the static Storybook that the tests walk through, unless it is there already, and
 * returns its folder. It holds the development build of React, whose warnings are findings.
 * `TEST_STORYBOOK` names a folder that is taken as it is.
 */
export function ensureStorybook(): string {
  const given = process.env['TEST_STORYBOOK'];
  if (given) return given;
  const command = ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet'];
  ensure(storybook, () =>
    node([...command, '--disable-telemetry', '--output-dir', storybookFolder], {
      STORYBOOK_FOR_TESTS: 'true',
    }),
  );
  return storybookFolder;
}
