import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTable, caseName, type AccessCase } from './accessTable';
import { people, world } from './accessWorld';
import { startEmulator, type Emulator } from './emulator';
import { findEmulatorJar } from './emulatorJar';

const PROJECT = 'demo-gschool-rules';
const isMissing = findEmulatorJar() === null;

if (isMissing) {
  console.warn(
    'SKIPPED: the access rules were NOT tested, no Firestore emulator (or no Java) was found. ' +
      'Install google-cloud-cli-firestore-emulator or set GSCHOOL_FIRESTORE_EMULATOR_JAR.',
  );
}

describe.skipIf(isMissing)('firestore.rules', () => {
  let emulator: Emulator | null = null;
  let env: RulesTestEnvironment;

  beforeAll(async () => {
    // A refusal is what most cases ask for; the SDK would print each as an error.
    setLogLevel('silent');
    emulator = await startEmulator(PROJECT);
    if (emulator === null) throw new Error('the emulator went away');
    const rules = readFileSync(new URL('firestore.rules', import.meta.url), 'utf8');
    env = await initializeTestEnvironment({
      projectId: PROJECT,
      firestore: { host: emulator.host, port: emulator.port, rules },
    });
    await seed();
  });
  afterAll(async () => {
    await env?.cleanup();
    await emulator?.stop();
  });

  /** Only an allowed write changes anything, so only that one is followed by a new seed. */
  const seed = async (): Promise<void> => {
    await env.clearFirestore();
    await env.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore();
      const batch = db.batch();
      for (const [path, data] of Object.entries(world)) batch.set(db.doc(path), { ...data });
      await batch.commit();
    });
  };

  const databaseOf = ({ who }: AccessCase) => {
    const token = people[who];
    if (token === null) return env.unauthenticatedContext().firestore();
    const { sub, ...claims } = token;
    return env.authenticatedContext(sub, claims).firestore();
  };

  const run = (attempt: AccessCase): Promise<unknown> => {
    const db = databaseOf(attempt);
    const { does, path, data = {} } = attempt;
    switch (does) {
      case 'get':
        return db.doc(path).get();
      case 'list':
        return db.collection(path).limit(5).get();
      case 'create':
        return db.doc(path).set({ ...data });
      case 'update':
        return db.doc(path).update({ ...data });
      case 'delete':
        return db.doc(path).delete();
    }
  };

  it('has a table that is worth running', () => {
    expect(accessTable.length).toBeGreaterThan(100);
    expect(new Set(accessTable.map(caseName)).size).toBe(accessTable.length);
  });

  it.each(accessTable.map((attempt) => [caseName(attempt), attempt] as const))(
    '%s',
    async (_, attempt) => {
      if (!attempt.isAllowed) {
        await assertFails(run(attempt));
        return;
      }
      await assertSucceeds(run(attempt));
      if (attempt.does !== 'get' && attempt.does !== 'list') await seed();
    },
  );
});
