import { setLogLevel } from 'firebase/firestore/lite';
import { beforeAll, describe, expect, it } from 'vitest';

import type { HistoryEntry, Playlist, UserProfile } from '../../packages/domain/src';
import type { EmulatorAddress } from '../emulator';
import { findEmulatorJar } from '../emulatorJar';
import { getFirestoreEmulator } from '../sharedEmulators';
import { nameOfCase, type RulesTarget } from './accessCase';
import { accessTable } from './accessTable';
import { connectEmulator, PROJECT, UNCOUNTED_PROJECT } from './emulatorTarget';
import { users } from './users';
import { memberJourney, repositoriesOf } from './memberJourney';
import { aHistory, aPlaylist, aProfile } from './samples';

const isMissing = findEmulatorJar() === null;

if (isMissing) {
  console.warn(
    'SKIPPED: the access rules were NOT tested, no Firestore emulator (or no Java) was found. ' +
      'Install google-cloud-cli-firestore-emulator or set GSCHOOL_FIRESTORE_EMULATOR_JAR.',
  );
}

describe.skipIf(isMissing)('firestore.rules on the official emulator', () => {
  let emulator: EmulatorAddress;
  let target: RulesTarget;

  beforeAll(async () => {
    emulator = await getFirestoreEmulator(PROJECT, UNCOUNTED_PROJECT);
    target = await connectEmulator(emulator);
  });

  it.each(accessTable.map((accessCase) => [nameOfCase(accessCase), accessCase] as const))(
    '%s',
    async (_, accessCase) => {
      expect(await target.isAllowed(accessCase)).toBe(accessCase.isAllowed);
    },
  );

  describe.each([
    ['with an email account', users.nia, 'email'],
    ['with a Google account', users.niaProven, 'google'],
    ['with a subscription', users.subscriber, 'email'],
  ] as const)('a member %s', (_, token, provider) => {
    // Runs the product's own repositories.
    it('is allowed every step from sign-up to account deletion', async () => {
      for (const [name, run] of memberJourney(emulator, token, provider)) {
        await expect(run(), name).resolves.not.toThrow();
      }
    });
  });

  it('counts the playlists that two devices create and delete at the same time', async () => {
    const token = { ...users.subscriber, sub: 'twoCollectors' };
    const uid = token.sub;
    const devices = [repositoriesOf(emulator, token), repositoriesOf(emulator, token)] as const;
    const [first, second] = devices;
    await first.profiles.create(aProfile(uid, { email: token.email }) as unknown as UserProfile);
    const change = (id: string, at: 0 | 1, playlist: Playlist | null) =>
      devices[at].libraryEditor.updatePlaylist(uid, id, () => playlist);
    const create = (id: string, at: 0 | 1) =>
      change(id, at, { ...aPlaylist(), id } as unknown as Playlist);
    await Promise.all([create('a', 0), create('b', 1), create('c', 0)]);
    await Promise.all([change('a', 0, null), create('d', 1)]);
    const ids = (await second.libraryEditor.playlists(uid)).map(({ id }) => id);
    expect(ids).toEqual(['b', 'c', 'd']);
  });

  // The token of another device stays valid for up to an hour after the account is deleted.
  it('lets a second device write nothing after the first has erased the account', async () => {
    // The SDK logs each refused write.
    setLogLevel('silent');
    const token = { ...users.subscriber, sub: 'twoDevices' };
    const [first, second] = [repositoriesOf(emulator, token), repositoriesOf(emulator, token)];
    const uid = token.sub;
    await first.profiles.create(aProfile(uid, { email: token.email }) as unknown as UserProfile);
    const entry = { ...aHistory(), videoId: '' } as unknown as HistoryEntry;
    const results: { isAfter: boolean; isWritten: boolean }[] = [];
    let isErased = false;
    let erasing: Promise<void> | undefined;
    for (let n = 0; n < 60 && !(isErased && n >= 40); n += 1) {
      if (n === 5) {
        erasing = first.memberData.erase(uid).then(() => {
          isErased = true;
        });
      }
      const isAfter = isErased;
      const isWritten = await second.libraryEditor
        .writeHistory(uid, new Map([[`class-${n}`, entry]]))
        .then(
          () => true,
          () => false,
        );
      results.push({ isAfter, isWritten });
    }
    await erasing;
    expect(results.slice(0, 5).every(({ isWritten }) => isWritten)).toBe(true);
    expect(results.filter(({ isAfter, isWritten }) => isAfter && isWritten)).toEqual([]);
    expect(results.filter(({ isAfter }) => isAfter).length).toBeGreaterThan(10);
    const add = () => second.libraryEditor.update(uid, (library) => ({ ...library, saved: ['a'] }));
    await expect(add()).rejects.toMatchObject({ info: { kind: 'forbidden' } });
  });
});
