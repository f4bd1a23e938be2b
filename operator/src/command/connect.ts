import { applicationDefault, deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { UsageError } from './errors';
import { emulatorVariables, type Target } from './target';

/** The connection of one command. Close it, or the process does not end. */
export interface Connection {
  app: App;
  close(): Promise<void>;
}

const EMULATOR_TIMEOUT = 5_000;

/** Fails fast: the SDK retries for minutes if an emulator does not run. */
const assertEmulatorsRun = async ({ emulators }: Target): Promise<void> => {
  for (const service of ['auth', 'firestore', 'storage'] as const) {
    const host = emulators?.[service];
    if (host === undefined) continue;
    try {
      await fetch(`http://${host}/`, { signal: AbortSignal.timeout(EMULATOR_TIMEOUT) });
    } catch {
      throw new UsageError(
        `No emulator is running at ${host} (${emulatorVariables[service]}). Start it, ` +
          'or unset the variable to use the real project.',
      );
    }
  }
};

/**
 * Opens the Admin SDK on a target; emulators are found by the SDK through the
 * same variables. Throws `UsageError` where an emulator does not answer.
 */
export const connect = async (target: Target, bucket?: string): Promise<Connection> => {
  await assertEmulatorsRun(target);
  // Credentials are a file here, or none; asking the network for a cloud machine's would only wait.
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const app = initializeApp({
    projectId: target.projectId,
    ...(target.emulators === null && { credential: applicationDefault() }),
    ...(bucket !== undefined && { storageBucket: bucket }),
  });
  return { app, close: () => deleteApp(app) };
};
