import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { EMULATOR_HOST } from '../packages/data/src/firebase/emulators';
import { findFirebaseTools } from './firebaseTools';

/** An email that the emulator would send. */
interface OobCode {
  email: string;
  /** With VERIFY_AND_CHANGE_EMAIL. */
  newEmail?: string | undefined;
  requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'EMAIL_SIGNIN';
  oobCode: string;
  oobLink: string;
}

export interface AuthEmulator {
  /** `127.0.0.1:PORT`, as in the variable FIREBASE_AUTH_EMULATOR_HOST. */
  host: string;
  projectId: string;
  /** All emails so far, oldest first. */
  oobCodes(): Promise<readonly OobCode[]>;
  /** Changes fields of an account as the Admin SDK, such as `disableUser`. */
  updateAccount(localId: string, fields: Readonly<Record<string, unknown>>): Promise<void>;
  /** Deletes all accounts and emails. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/** The warning when there is no Auth emulator. */
export const AUTH_EMULATOR_IS_MISSING =
  'no Auth emulator was found. Run `npm run emulators:install`, or set GSCHOOL_FIREBASE_TOOLS ' +
  'to the folder of firebase-tools.';

const START_TIMEOUT = 60_000;
const SERVER = fileURLToPath(new URL('emulators/auth.mjs', import.meta.url));

/** Starts the process and waits for its port. Throws with its output after a timeout. */
async function startServer(tools: string, projectId: string) {
  const child = spawn(process.execPath, [SERVER, tools, projectId], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    const fail = (): void =>
      reject(new Error(`The Auth emulator did not start:\n${output}`, { cause: child.exitCode }));
    const timer = setTimeout(() => void stop().then(fail), START_TIMEOUT);
    child.once('exit', fail);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = /listening on (\d+)/.exec(output)?.[1];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  return { host: `${EMULATOR_HOST}:${port}`, stop };
}

/**
 * Starts the Auth emulator on a free port, with email enumeration protection. Returns null without
 * firebase-tools, and throws when the emulator does not start.
 */
export async function startAuthEmulator(
  projectId = 'demo-gschool-auth',
): Promise<AuthEmulator | null> {
  const tools = findFirebaseTools();
  if (tools === null) return null;
  const { host, stop } = await startServer(tools, projectId);
  const emulator = `http://${host}/emulator/v1/projects/${projectId}`;
  const accounts = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;

  const request = async (method: string, url: string, body?: object): Promise<unknown> => {
    const response = await fetch(url, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${url}: ${await response.text()}`);
    return response.json();
  };
  await request('PATCH', `${emulator}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });

  return {
    host,
    projectId,
    stop,
    async oobCodes() {
      const { oobCodes } = (await request('GET', `${emulator}/oobCodes`)) as {
        oobCodes: OobCode[];
      };
      return oobCodes;
    },
    async updateAccount(localId, fields) {
      await request('POST', `${accounts}/accounts:update`, { localId, ...fields });
    },
    async clear() {
      await request('DELETE', `${emulator}/accounts`);
    },
  };
}
