import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import {
  AUTH_EMULATOR_PORT,
  EMULATOR_HOST,
  FIRESTORE_EMULATOR_PORT,
} from '../packages/data/src/firebase/emulators';
import { AUTH_EMULATOR_IS_MISSING } from './authEmulator';
import { findEmulatorJar } from './emulatorJar';
import { findFirebaseTools } from './firebaseTools';

/** The ports of the suite. The first two are the ports of the apps. */
export interface SuitePorts {
  auth: number;
  firestore: number;
  functions: number;
  eventarc: number;
  tasks: number;
}

/** The ports on which `npm start -- --emulators` starts the suite. */
export const suitePorts: SuitePorts = {
  auth: AUTH_EMULATOR_PORT,
  firestore: FIRESTORE_EMULATOR_PORT,
  functions: 5001,
  eventarc: 9299,
  tasks: 9499,
};

/** The options for starting the suite. */
export interface SuiteOptions {
  /** The project id. It starts with `demo-`, so that no emulator contacts a real project. */
  projectId: string;
  /** The path of the access rules. */
  rules: string;
  /** The ids of the products that are memberships (`MEMBERSHIP_PLANS`). */
  plans: readonly string[];
  /** The origins whose pages may call the function `admin` (`ADMIN_ORIGINS`). */
  adminOrigins?: readonly string[];
  ports: SuitePorts;
  /**
   * The seconds until the second runs of the functions. If absent, it is the same time as in a real
   * project.
   */
  secondRunDelay?: number;
}

/** The running emulators of Auth, Firestore and Functions. */
export interface EmulatorSuite {
  /** The variables that make the Admin SDK and the operator's commands use the emulators. */
  env: Readonly<Record<string, string>>;
  /** The output of the emulators and the functions. */
  output(): string;
  /** Resolves when the process has ended. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

const START_TIMEOUT = 240_000;
const inFolder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const SUITE = inFolder('emulators/suite.mjs');
/** The folders of functions that the suite runs, by codebase. */
const codebases = { membership: inFolder('functions'), admin: inFolder('admin') };

/** The tools that the suite needs. A missing tool is null or false. */
export interface SuiteTools {
  jar: string | null;
  firebaseTools: string | null;
  hasFunctionsDependencies: boolean;
}

/** Finds the suite's tools on this machine. */
export const findSuiteTools = (): SuiteTools => ({
  jar: findEmulatorJar(),
  firebaseTools: findFirebaseTools(),
  hasFunctionsDependencies: Object.values(codebases).every((folder) =>
    existsSync(join(folder, 'node_modules/firebase-functions')),
  ),
});

/** A sentence for each missing tool, which says what to install. */
export const listMissingTools = ({
  jar,
  firebaseTools,
  hasFunctionsDependencies,
}: SuiteTools): readonly string[] => [
  ...(jar === null
    ? [
        'Java or the Firestore emulator was not found. Install Java 17 or newer and ' +
          'google-cloud-cli-firestore-emulator (or run `npx firebase-tools@15.34.2 ' +
          'setup:emulators:firestore`), or set GSCHOOL_FIRESTORE_EMULATOR_JAR to the path of ' +
          'the emulator’s jar.',
      ]
    : []),
  ...(firebaseTools === null
    ? [AUTH_EMULATOR_IS_MISSING.replace(/^no Auth emulator/, 'No Auth emulator')]
    : []),
  ...(hasFunctionsDependencies
    ? []
    : ['The dependencies of the functions are missing. Run `npm run emulators:install`.']),
];

/**
 * Writes the settings of the functions. The emulator reads them only from a file, and would prompt
 * for missing ones.
 */
const writeFunctionSettings = ({
  projectId,
  plans,
  adminOrigins = [],
  secondRunDelay,
}: SuiteOptions): string => {
  const folder = mkdtempSync(join(tmpdir(), 'gschool-functions-'));
  const settings = [
    `MEMBERSHIP_PLANS=${plans.join(',')}`,
    'MEMBERSHIP_REGION=us-central1',
    `MEMBERSHIP_SECOND_RUN_DELAY=${secondRunDelay ?? 30}`,
    `ERASURE_CHECK_DELAY=${secondRunDelay ?? 65 * 60}`,
    'ADMIN_REGION=us-central1',
    `ADMIN_ORIGINS=${adminOrigins.join(',')}`,
    'ADMIN_APP_CHECK=false',
    'ADMIN_LANGUAGE=en',
    'ADMIN_MEDIA_BASE=',
  ];
  writeFileSync(join(folder, `.env.${projectId}`), `${settings.join('\n')}\n`);
  return folder;
};

/**
 * Starts the emulators of Auth, Firestore and Functions. The functions must be built
 * (`firebase/functions/lib` and `firebase/admin/lib`). Throws if a tool is missing or an emulator does not start.
 */
export const startEmulatorSuite = async (suite: SuiteOptions): Promise<EmulatorSuite> => {
  const { projectId, rules, ports } = suite;
  const found = findSuiteTools();
  const missing = listMissingTools(found);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const options = {
    tools: found.firebaseTools,
    jar: found.jar,
    projectId,
    host: EMULATOR_HOST,
    ports,
    rules,
    functions: {
      projectDir: inFolder('..'),
      codebases,
      settingsFolder: writeFunctionSettings(suite),
    },
  };
  const env = {
    FIREBASE_AUTH_EMULATOR_HOST: `${EMULATOR_HOST}:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `${EMULATOR_HOST}:${ports.firestore}`,
    GOOGLE_CLOUD_PROJECT: projectId,
    GOOGLE_APPLICATION_CREDENTIALS: '',
    METADATA_SERVER_DETECTION: 'none',
  };
  const child = spawn(process.execPath, [SUITE, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      rmSync(options.functions.settingsFolder, { recursive: true, force: true });
      resolve();
    }),
  );
  const stop = async (): Promise<void> => {
    // When its input ends, the suite stops its processes.
    child.stdin.end();
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(timer);
  };
  await new Promise<void>((resolve, reject) => {
    const fail = (): void => reject(new Error(`The emulators did not start:\n${output}`));
    const timer = setTimeout(() => void stop().then(fail), START_TIMEOUT);
    child.once('exit', fail);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (!output.includes('emulators ready')) return;
      clearTimeout(timer);
      child.off('exit', fail);
      resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  return { env, output: () => output, ended, stop };
};
