import { applicationDefault, deleteApp, initializeApp, type App } from 'firebase-admin/app';

import { UsageError } from './errors';
import { emulatorVariables, type Target } from './target';

/** The connection of one command. The process ends only after it is closed. */
export interface Connection {
  app: App;
  close(): Promise<void>;
}

const EMULATOR_TIMEOUT_MS = 5_000;

/** Fails fast: without it, the SDK retries for minutes if an emulator is not running. */
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
 * Opens the Admin SDK for a target. The SDK finds emulators through the same variables. Throws a
 * `UsageError` if an emulator does not respond.
 */
export const connect = async (target: Target, bucket?: string): Promise<Connection> => {
  await assertEmulatorsRun(target);
  // Credentials are in a file or absent. Looking for those of a cloud machine in the network would
  // only take time.
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const app = initializeApp({
    projectId: target.projectId,
    ...(target.emulators === null && { credential: applicationDefault() }),
    ...(bucket !== undefined && { storageBucket: bucket }),
  });
  return { app, close: () => deleteApp(app) };
};
