import { applicationDefault, deleteApp, initializeApp, type App } from 'firebase-admin/app';

import { UsageError } from './errors';
import { emulatorVariables, type Target } from './target';

/** The connection of one command. The process ends only after it is closed. */
export interface Connection {
  app: App;
  close(): Promise<void>;
}

const EMULATOR_TIMEOUT_MS = 5_000;

/** Throws if an emulator is not running. Otherwise, the SDK would retry for minutes. */
const assertEmulatorsRun = async ({ emulators }: Target): Promise<void> => {
  for (const service of ['auth', 'firestore', 'storage'] as const) {
    const host = emulators?.[service];
    if (host === undefined) continue;
    try {
      await fetch(`http://${host}/`, { signal: AbortSignal.timeout(EMULATOR_TIMEOUT_MS) });
    } catch {
      throw new UsageError(
        `No emulator is running at ${host} (${emulatorVariables[service]}). Start it, ` +
          'or unset the variable to use the real project.',
      );
    }
  }
};

/**
 * Opens the Admin SDK for a target. The SDK uses the same variables to find emulators. Throws a
 * `UsageError` if an emulator does not respond.
 */
export const connect = async (target: Target, bucket?: string): Promise<Connection> => {
  await assertEmulatorsRun(target);
  // Credentials are in a file or absent. Searching the network for a cloud machine's credentials
  // would only take time.
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const app = initializeApp({
    projectId: target.projectId,
    ...(target.emulators === null && { credential: applicationDefault() }),
    ...(bucket !== undefined && { storageBucket: bucket }),
  });
  return { app, close: () => deleteApp(app) };
};
