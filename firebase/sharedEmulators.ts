import { inject } from 'vitest';

import { connectAuthEmulator, type AuthEmulator } from './authEmulator';
import type { EmulatorAddress } from './emulator';

async function ask(path: string): Promise<unknown> {
  const response = await fetch(`${inject('emulators')}${path}`);
  if (!response.ok) throw new Error(await response.text());
  const found: unknown = await response.json();
  if (found === null) throw new Error(`The emulator of ${path} is not installed.`);
  return found;
}

/**
 * The Firestore emulator that the test files of a run share. No other test file may use the given
 * projects, so they contain no documents yet. Throws if the emulator is not installed or does not
 * start.
 */
export async function getFirestoreEmulator(
  ...projectIds: readonly string[]
): Promise<EmulatorAddress> {
  const emulator = (await ask('/firestore')) as EmulatorAddress;
  for (const projectId of projectIds) {
    const { host, port } = emulator;
    const documents = `emulator/v1/projects/${projectId}/databases/(default)/documents`;
    const response = await fetch(`http://${host}:${port}/${documents}`, { method: 'DELETE' });
    if (!response.ok) throw new Error(`${projectId} was not emptied: ${await response.text()}`);
  }
  return emulator;
}

/**
 * A new Auth emulator for a project, without accounts. Throws in the same cases as
 * `getFirestoreEmulator`.
 */
export async function getAuthEmulator(projectId: string): Promise<AuthEmulator> {
  const { host } = (await ask(`/auth/${projectId}`)) as { host: string };
  return connectAuthEmulator(host, projectId);
}
