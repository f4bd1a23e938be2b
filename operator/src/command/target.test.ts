import { describe, expect, it } from 'vitest';

import { UsageError } from './errors';
import { chooseTarget, formatTarget, type Environment, type Service } from './target';

const bothServices: readonly Service[] = ['auth', 'firestore'];
const environment = (over: Partial<Environment> = {}): Environment => ({
  env: {},
  credentials: { project: 'school' },
  envProject: null,
  ...over,
});
const emulators = {
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
};

describe('the project that a command touches', () => {
  it('is the requested one, else that of the environment, the key or .env', () => {
    const open = environment({
      credentials: { project: null },
      envProject: 'from-env-file',
      env: { GOOGLE_CLOUD_PROJECT: 'from-environment' },
    });
    expect(chooseTarget('asked', bothServices, open).projectId).toBe('asked');
    expect(chooseTarget(undefined, bothServices, open).projectId).toBe('from-environment');
    expect(chooseTarget(undefined, bothServices, environment())).toEqual({
      projectId: 'school',
      from: 'the key file',
      emulators: null,
    });
    expect(chooseTarget(undefined, bothServices, { ...open, env: {} }).projectId).toBe(
      'from-env-file',
    );
  });

  it.each([
    ['no project', undefined, environment({ credentials: { project: null } }), /--project/],
    ['no credentials', 'school', environment({ credentials: { missing: 'no key' } }), /no key/],
    ['a key of another project', 'other', environment(), /key file is for the project school/],
  ])('is not guessed: %s', (_, requested, known, message) => {
    expect(() => chooseTarget(requested, bothServices, known)).toThrow(UsageError);
    expect(() => chooseTarget(requested, bothServices, known)).toThrow(message);
  });

  it('needs no credentials for an emulator, and prints that', () => {
    const target = chooseTarget(
      'demo-x',
      bothServices,
      environment({ env: emulators, credentials: { missing: 'no key' } }),
    );
    expect(formatTarget(target)).toBe(
      'Emulators of demo-x: auth 127.0.0.1:9099, firestore 127.0.0.1:8080. Nothing real is touched.',
    );
  });

  it.each(Object.keys(emulators))(
    'rejects a mix of emulator and real services: only %s',
    (variable) => {
      const env = { [variable]: '127.0.0.1:1' };
      expect(() => chooseTarget('demo-x', bothServices, environment({ env }))).toThrow(
        /Set both or neither/,
      );
    },
  );

  it('rejects a host that the SDK would misread', () => {
    const env = { ...emulators, FIRESTORE_EMULATOR_HOST: 'http://127.0.0.1:8080' };
    expect(() => chooseTarget('demo-x', bothServices, environment({ env }))).toThrow(
      /must have the form HOST:PORT/,
    );
  });
});
