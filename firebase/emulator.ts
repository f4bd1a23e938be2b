import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

import { EMULATOR_HOST } from '../packages/data/src/firebase/emulators';
import { findEmulatorJar } from './emulatorJar';

export interface EmulatorAddress {
  host: string;
  port: number;
}

export interface Emulator extends EmulatorAddress {
  stop(): Promise<void>;
}

const START_TIMEOUT = 120_000;
const RULES = fileURLToPath(new URL('firestore.rules', import.meta.url));

/**
 * The environment variables for Java, which decodes file names according to the locale. Without a
 * UTF-8 locale, it cannot open a checkout whose path contains an accent.
 */
const javaEnv = { ...process.env, LC_ALL: 'C.UTF-8' };

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, EMULATOR_HOST, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const isResponding = (port: number): Promise<boolean> =>
  fetch(`http://${EMULATOR_HOST}:${port}/`).then(
    (response) => response.ok,
    () => false,
  );

/**
 * Starts the Firestore emulator with the project's rules on a free port. Returns null if it is not
 * installed; throws if it does not start.
 */
export const startEmulator = async (projectId: string): Promise<Emulator | null> => {
  const jar = findEmulatorJar();
  if (jar === null) return null;
  const port = await freePort();
  const child = spawn(
    'java',
    [
      '-XX:TieredStopAtLevel=1',
      '-Duser.language=en',
      '-cp',
      jar,
      'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      '--host',
      EMULATOR_HOST,
      '--port',
      String(port),
      '--project_id',
      projectId,
      '--single_project_mode',
      '--rules',
      RULES,
    ],
    { env: javaEnv, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async (): Promise<void> => {
    process.off('exit', kill);
    child.kill();
    await ended;
  };

  const deadline = Date.now() + START_TIMEOUT;
  while (!(await isResponding(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The Firestore emulator did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { host: EMULATOR_HOST, port, stop };
};
