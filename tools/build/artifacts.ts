import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { emulatorSettings } from '../emulators/settings';
import { apps, type AppName } from '../vite/loadAppConfig';
import { repositoryRoot } from '../vite/root';
import { buildIfStale } from './buildIfStale';
import { discardStamp, type Artifact } from './digest';

const ignoredNames =
  /^(node_modules|dist.*|releasedSizes\.json|\.cache|.*\.(test|stories)\.tsx?|.*\.mdx)$/;
const sharedSources = [
  'packages',
  'mocks',
  // The demo's snapshot needs this.
  'operator/src/snapshot',
  'tools/vite',
  'tools/build',
];

/** Settings of a nonexistent project, for the production build that tests inspect. */
export const productionSettings = {
  VITE_FIREBASE_API_KEY: 'a-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'school.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'a-real-school',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_SITE_URL: 'https://school.example/',
  VITE_SHOP_URL: 'https://shop.example',
  VITE_SUPPORT_EMAIL: 'help@school.example',
  VITE_SUPPORT_PHONE: '+1 555 0100',
  VITE_SOCIAL_PHOTO_URL: 'https://photos.example/school',
  VITE_SAMPLE_CLIPS: 'https://media.school.example/clips',
  // An operator's samples have the same format.
  SITE_SAMPLES: 'mocks/samples.json',
  // Products and an event, in the format that the operator's command writes.
  SITE_SNAPSHOT: 'tools/build/testing/snapshot.json',
  // This variable once started the mock. No environment variable may do that.
  VITE_BACKEND: 'mock',
};

/** The folder of an app's production build with `productionSettings`. */
export const getProductionFolder = (app: string): string =>
  join(repositoryRoot, '.cache/production', app);

const createDemoArtifact = (app: AppName): Artifact => ({
  name: `demo-${app}`,
  outputs: [`apps/${app}/dist-demo/shell.html`],
  sources: [...sharedSources, `apps/${app}`, '.env.demo'],
  ignored: ignoredNames,
});

const productionArtifact: Artifact = {
  name: 'production',
  outputs: apps.map((app) => `.cache/production/${app}/shell.html`),
  sources: [...sharedSources, 'apps', '.env'],
  ignored: ignoredNames,
  settings: productionSettings,
};

/** The folder of an app's build for the emulators. */
export const getEmulatorFolder = (app: AppName): string =>
  join(repositoryRoot, '.cache/emulators', app);

const emulatorArtifact: Artifact = {
  name: 'emulators',
  outputs: apps.map((app) => `.cache/emulators/${app}/shell.html`),
  sources: [...sharedSources, 'apps'],
  ignored: ignoredNames,
  settings: emulatorSettings,
};

const storybookArtifact: Artifact = {
  name: 'storybook',
  outputs: ['.cache/storybook/iframe.html'],
  sources: [
    '.storybook',
    'packages',
    'apps',
    'mocks',
    'tools/vite',
    'tools/story-code',
    'tools/stories/appearances.ts',
    'tools/stories/viewports.ts',
    '.env.demo',
  ],
  ignored: /^(node_modules|dist.*|\.cache|.*\.test\.tsx?)$/,
};

const buildScript = ['--import', 'tsx', 'tools/build/build.ts'];

/**
 * Runs a Node script with its own environment, because Vite and the libraries read NODE_ENV when
 * they load. `env` takes precedence over all `.env` files. If the script fails, throws an error
 * with its output.
 */
function runNode(args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined, ...env },
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** Builds apps with the mock backend into their `dist-demo`, unless these builds are fresh. */
export const ensureDemoBuild = (chosen: readonly AppName[] = apps): void => {
  for (const app of chosen) {
    buildIfStale(createDemoArtifact(app), () => runNode([...buildScript, '--demo', '--app', app]));
  }
};

/**
 * Marks the demo build of an app as stale, because a build with different content is replacing it.
 */
export const discardDemoStamp = (app: AppName): void => discardStamp(createDemoArtifact(app));

/**
 * Builds both apps the way an operator does, with settings of a nonexistent project, unless these
 * builds are fresh.
 */
export const ensureProductionBuild = (): void =>
  buildIfStale(productionArtifact, () => {
    for (const app of apps) {
      rmSync(getProductionFolder(app), { recursive: true, force: true });
      runNode(
        [...buildScript, '--app', app, '--out', getProductionFolder(app)],
        productionSettings,
      );
    }
  });

/**
 * Builds both apps as in production, with the settings of the demo's project and its emulators,
 * unless these builds are fresh.
 */
export const ensureEmulatorBuild = (): void =>
  buildIfStale(emulatorArtifact, () => {
    for (const app of apps) {
      runNode([...buildScript, '--app', app, '--out', getEmulatorFolder(app)], emulatorSettings);
    }
  });

/** The folder of the static Storybook that tests use. */
const storybookFolder = join(repositoryRoot, '.cache/storybook');

/**
 * Builds the static Storybook that tests use, unless it is fresh, and returns its folder. It
 * contains the development build of React, whose warnings count as findings. If `TEST_STORYBOOK`
 * names a folder, that folder is used without a build.
 */
export function ensureStorybookBuild(): string {
  const given = process.env['TEST_STORYBOOK'];
  if (given) return given;
  const command = ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet'];
  buildIfStale(storybookArtifact, () =>
    runNode([...command, '--disable-telemetry', '--output-dir', storybookFolder], {
      STORYBOOK_FOR_TESTS: 'true',
    }),
  );
  return storybookFolder;
}
