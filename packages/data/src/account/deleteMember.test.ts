import { AppError } from '@gschool/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Backend } from '../backend';
import { memoryStorage } from '../cache/testing/memoryStorage';
import { anAccount } from '../testing/anAccount';
import { createMemoryBackend, type MemoryServer } from '../testing/memoryBackend';
import { deleteMember, type DeletionStep } from './deleteMember';
import { isDeletionPending, clearDeletionMark } from './pendingDeletion';

const offline = new AppError({ kind: 'offline' });
let backend: Backend;
let server: MemoryServer;

beforeEach(() => {
  ({ backend, server } = createMemoryBackend());
  server.accounts.set('mira@gschool.example', { password: 'one', user: anAccount('mira') });
  server.current = anAccount('mira');
  clearDeletionMark('mira');
});

const proveIdentity = async () => (await backend.account()).reauthenticate('one');
const leave = (changes: Partial<Parameters<typeof deleteMember>[0]> = {}) =>
  deleteMember({ backend, uid: 'mira', reauthenticate: proveIdentity, storages: [], ...changes });

/** Fails the first `times` calls of an operation. */
const failing = (operation: string, error: AppError, times = Infinity): void => {
  let left = times;
  server.before = (name) => {
    if (name === operation && left-- > 0) throw error;
  };
};

describe('deleteMember', () => {
  it('checks, reauthenticates, erases, and deletes the account last', async () => {
    const steps: DeletionStep[] = [];
    expect(await leave({ onStep: (step) => steps.push(step) })).toBe('deleted');
    expect(server.calls).toEqual([
      'memberData.renews',
      'reauthenticate',
      'memberData.erase',
      'deleteAccount',
    ]);
    expect(steps).toEqual(['checking', 'erasing', 'closing']);
    expect(server.current).toBeNull();
    expect(isDeletionPending('mira')).toBe(false);
  });

  it('refuses while a subscription renews', async () => {
    server.renewing.add('mira');
    expect(await leave()).toBe('renews');
    expect(server.calls).toEqual(['memberData.renews']);
  });

  it.each([
    ['the subscription cannot be read', 'memberData.renews'],
    ['the member did not sign in again', 'reauthenticate'],
  ])('changes nothing when %s', async (_, operation) => {
    failing(operation, offline);
    await expect(leave()).rejects.toBe(offline);
    expect(server.calls).not.toContain('memberData.erase');
    expect(isDeletionPending('mira')).toBe(false);
  });

  it.each(['memberData.erase', 'deleteAccount'])(
    'after a failure of %s, stays marked as started, and finishes at the second call',
    async (operation) => {
      failing(operation, offline, 1);
      await expect(leave()).rejects.toBe(offline);
      expect(isDeletionPending('mira')).toBe(true);
      expect(server.current).not.toBeNull();
      expect(await leave()).toBe('deleted');
      expect(isDeletionPending('mira')).toBe(false);
    },
  );

  it('is done when only the response to the last call was lost', async () => {
    server.before = (name) => {
      if (name === 'deleteAccount') throw offline;
      if (name === 'reload') throw new AppError({ kind: 'auth', code: 'user-token-expired' });
    };
    expect(await leave()).toBe('deleted');
    expect(isDeletionPending('mira')).toBe(false);
  });

  it('reauthenticates again when the sign-in is too old after erasing', async () => {
    failing('deleteAccount', new AppError({ kind: 'auth', code: 'requires-recent-login' }), 1);
    expect(await leave()).toBe('deleted');
    expect(server.calls.slice(-3)).toEqual(['deleteAccount', 'reauthenticate', 'deleteAccount']);
  });
});

it('removes the entries with the uid from the browser, and no others', async () => {
  const mine = { 'gschool.journal/mira/one': '{}', 'gschool.positions.mira.x': '1' };
  const storage = memoryStorage({
    ...mine,
    'gschool.journal/nia/one': '{}',
    'gschool.timezone': 'UTC',
  });
  const forbidden = (): Storage => {
    throw new DOMException('no', 'SecurityError');
  };
  await leave({ storages: [forbidden, () => storage] });
  expect(Array.from({ length: storage.length }, (_, at) => storage.key(at))).toEqual([
    'gschool.journal/nia/one',
    'gschool.timezone',
  ]);
});
