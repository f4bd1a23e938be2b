import { signInWithEmailAndPassword } from 'firebase/auth';
import { doc, getDoc, setLogLevel } from 'firebase/firestore/lite';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';

import { server } from './server';
import { DEMO_PASSWORD } from '../accounts';
import { errorCodeOf, connect, type Connection } from './connect';

// The SDK logs every error, and these tests expect errors.
setLogLevel('silent');

let connection: Connection;

afterAll(() => server.close());
beforeEach(() => {
  connection = connect();
});
afterEach(async () => {
  await connection.close();
  await server.reset();
});

const signIn = (name: string) =>
  signInWithEmailAndPassword(connection.auth, `${name}@gschool.example`, DEMO_PASSWORD);
const at = (path: string) => doc(connection.db, path);
const read = async (path: string) => (await getDoc(at(path))).data();

describe('scenarios', () => {
  const manifest = () => getDoc(at('catalogue/manifest'));

  it('deny users without a subscription', async () => {
    expect(await errorCodeOf(manifest())).toBe('permission-denied');
    await signIn('lapsed');
    expect(await errorCodeOf(manifest())).toBe('permission-denied');
  });

  it('deny the catalogue after the clock passes the end of the subscription', async () => {
    await signIn('member');
    expect((await manifest()).exists()).toBe(true);
    await server.store.moveClock(26 * 86_400_000);
    expect(await errorCodeOf(manifest())).toBe('permission-denied');
  });

  it.each([
    ['offline', 'unknown'],
    ['error', 'unavailable'],
    ['denied', 'permission-denied'],
    ['expired-token', 'unauthenticated'],
  ] as const)('%s gives %s', async (scenario, code) => {
    await signIn('member');
    server.setScenario(scenario);
    expect(await errorCodeOf(manifest())).toBe(code);
  });

  const classes = async () => {
    const shards = (await manifest()).data()?.shards as number;
    const texts = await Promise.all(
      Array.from({ length: shards }, (_, n) => read(`catalogue/index-${n}`)),
    );
    return texts.flatMap(
      (text) => JSON.parse(text?.data as string).classes as { id: string; title: string }[],
    );
  };

  it(
    'empty has no classes, and many has 10,000 in several shards',
    { timeout: 30_000 },
    async () => {
      await signIn('member');
      expect((await classes()).length).toBeGreaterThanOrEqual(60);
      server.setScenario('empty');
      expect(await classes()).toEqual([]);
      expect(await read('users/demo-member/state/library')).toBeUndefined();
      server.setScenario('many');
      const many = await classes();
      expect(new Set(many.map(({ id }) => id)).size).toBe(10_000);
      expect(new Set(many.map(({ title }) => title)).size).toBe(10_000);
      expect((await getDoc(at(`videos/${many.at(-1)?.id}`))).exists()).toBe(true);
    },
  );
});
