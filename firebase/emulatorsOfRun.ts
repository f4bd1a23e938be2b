import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { TestProject } from 'vitest/node';

import { EMULATOR_HOST } from '../packages/data/src/firebase/emulators';
import { startAuthProcess, type AuthProcess } from './authEmulator';
import { startEmulator, type Emulator } from './emulator';
import { findFirebaseTools } from './firebaseTools';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL at which a test requests the emulators of its run; see `sharedEmulators.ts`. */
    emulators: string;
  }
}

/**
 * The global setup of the vitest projects that need emulators. Starts each emulator on free ports
 * when the first test file asks for it, and stops it after the last file. Each run has its own
 * emulators.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let firestore: Promise<Emulator | null> | undefined;
  let auth: AuthProcess | undefined;

  const start = async (path: string): Promise<object | null> => {
    if (path === '/firestore') return (firestore ??= startEmulator('demo-gschool'));
    const [, projectId] = /^\/auth\/([\w-]+)$/.exec(path) ?? [];
    const tools = findFirebaseTools();
    if (!projectId || tools === null) return null;
    auth ??= startAuthProcess(tools);
    return { host: await auth.startProject(projectId) };
  };
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    try {
      response.end(JSON.stringify(await start(path)));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  };
  const server = createServer(({ url = '/' }, response) => void answer(url, response));
  await new Promise<void>((resolve) => server.listen(0, EMULATOR_HOST, resolve));
  project.provide('emulators', `http://${EMULATOR_HOST}:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    // An emulator that did not start has no process.
    await Promise.all([firestore?.then((one) => one?.stop()).catch(() => undefined), auth?.stop()]);
  };
}
