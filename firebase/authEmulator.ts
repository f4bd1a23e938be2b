import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { EMULATOR_HOST } from '../packages/data/src/firebase/emulators';

/** An email that the emulator would send. */
interface OobCode {
  email: string;
  /** The new email address. Only for VERIFY_AND_CHANGE_EMAIL. */
  newEmail?: string | undefined;
  requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'EMAIL_SIGNIN';
  oobCode: string;
  oobLink: string;
}

export interface AuthEmulator {
  /** `127.0.0.1:PORT`, the format of the variable FIREBASE_AUTH_EMULATOR_HOST. */
  host: string;
  /** All emails so far, oldest first. */
  oobCodes(): Promise<readonly OobCode[]>;
}

/** The warning when there is no Auth emulator. */
export const AUTH_EMULATOR_IS_MISSING =
  'no Auth emulator was found. Run `npm run emulators:install`, or set GSCHOOL_FIREBASE_TOOLS ' +
  'to the folder of firebase-tools.';

/** The timeout in milliseconds. Loading firebase-tools takes 40 seconds on a busy machine. */
const START_TIMEOUT = 180_000;
const SERVER = fileURLToPath(new URL('emulators/auth.mjs', import.meta.url));

/** A process that runs Auth emulators for several projects. */
export interface AuthProcess {
  /**
   * Starts an emulator without accounts for a project. Returns its host. Rejects with the output of
   * the process if the emulator does not start.
   */
  startProject(projectId: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the process. Loading firebase-tools takes seconds, but adding another project takes no
 * time.
 */
export function startAuthProcess(tools: string): AuthProcess {
  const child = spawn(process.execPath, [SERVER, tools], { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => (output += `${line}\n`));
  return {
    startProject: (projectId) =>
      new Promise((resolve, reject) => {
        const end = () => {
          clearTimeout(timer);
          lines.off('line', read);
          child.off('exit', fail);
        };
        const fail = () => {
          end();
          reject(new Error(`The Auth emulator did not start:\n${output}`));
        };
        const read = (line: string) => {
          const [project, port] = line.split(' listening on ');
          if (project !== projectId) return;
          end();
          resolve(`${EMULATOR_HOST}:${port}`);
        };
        const timer = setTimeout(fail, START_TIMEOUT);
        lines.on('line', read);
        child.once('exit', fail);
        child.stdin.write(`${projectId}\n`);
      }),
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Connects to the Auth emulator of a project, and turns email enumeration protection on. */
export async function connectAuthEmulator(host: string, projectId: string): Promise<AuthEmulator> {
  const emulator = `http://${host}/emulator/v1/projects/${projectId}`;
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
    async oobCodes() {
      const { oobCodes } = (await request('GET', `${emulator}/oobCodes`)) as {
        oobCodes: OobCode[];
      };
      return oobCodes;
    },
  };
}
