import { AppError } from '@gschool/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import type { AccountGateway, Backend } from '../backend';
import { memoryStorage } from '../cache/testing/memoryStorage';
import { anAccount } from '../testing/anAccount';
import { partOf } from '../testing/partOf';
import type { MemberDataRepository } from './memberData';
import { deleteMember, type DeletionStep } from './deleteMember';
import { isDeletionPending, clearDeletionMark } from './pendingDeletion';

const offline = new AppError({ kind: 'offline' });
/** Every operation, in order. */
let calls: string[];
/** Called before each operation; throws to make it fail. */
let before: (operation: string) => void;
let isRenewing: boolean;
let isDeleted: boolean;

const operation =
  <T>(name: string, run: () => T) =>
  async (): Promise<T> => {
    calls.push(name);
    before(name);
    return run();
  };
const backend = partOf<Backend>({
  account: async () =>
    partOf<AccountGateway>({
      reauthenticate: operation('reauthenticate', () => undefined),
      reload: operation('reload', () => anAccount('mira')),
      deleteAccount: operation('deleteAccount', () => void (isDeleted = true)),
    }),
  memberData: async () =>
    partOf<MemberDataRepository>({
      hasRenewingSubscription: operation('memberData.renews', () => isRenewing),
      erase: operation('memberData.erase', () => undefined),
    }),
});

beforeEach(() => {
  calls = [];
  before = () => undefined;
  isRenewing = false;
  isDeleted = false;
  clearDeletionMark('mira');
});

const proveIdentity = async () => (await backend.account()).reauthenticate('one');
const leave = (changes: Partial<Parameters<typeof deleteMember>[0]> = {}) =>
  deleteMember({ backend, uid: 'mira', reauthenticate: proveIdentity, storages: [], ...changes });

/** Fails the first `times` calls of an operation. */
const failing = (failed: string, error: AppError, times = Infinity): void => {
  let left = times;
  before = (name) => {
    if (name === failed && left-- > 0) throw error;
  };
};

describe('deleteMember', () => {
  it('checks, reauthenticates, erases, and deletes the account last', async () => {
    const steps: DeletionStep[] = [];
    expect(await leave({ onStep: (step) => steps.push(step) })).toBe('deleted');
    expect(calls).toEqual([
      'memberData.renews',
      'reauthenticate',
      'memberData.erase',
      'deleteAccount',
    ]);
    expect(steps).toEqual(['checking', 'erasing', 'closing']);
    expect(isDeleted).toBe(true);
    expect(isDeletionPending('mira')).toBe(false);
  });

  it('refuses while a subscription renews', async () => {
    isRenewing = true;
    expect(await leave()).toBe('renews');
    expect(calls).toEqual(['memberData.renews']);
  });

  it.each([
    ['the subscription cannot be read', 'memberData.renews'],
    ['the member did not sign in again', 'reauthenticate'],
  ])('changes nothing when %s', async (_, failed) => {
    failing(failed, offline);
    await expect(leave()).rejects.toBe(offline);
    expect(calls).not.toContain('memberData.erase');
    expect(isDeletionPending('mira')).toBe(false);
  });

  it.each(['memberData.erase', 'deleteAccount'])(
    'after a failure of %s, stays marked as started, and finishes at the second call',
    async (failed) => {
      failing(failed, offline, 1);
      await expect(leave()).rejects.toBe(offline);
      expect(isDeletionPending('mira')).toBe(true);
      expect(isDeleted).toBe(false);
      expect(await leave()).toBe('deleted');
      expect(isDeletionPending('mira')).toBe(false);
    },
  );

  it('is done when only the response to the last call was lost', async () => {
    before = (name) => {
      if (name === 'deleteAccount') throw offline;
      if (name === 'reload') throw new AppError({ kind: 'auth', code: 'user-token-expired' });
    };
    expect(await leave()).toBe('deleted');
    expect(isDeletionPending('mira')).toBe(false);
  });

  it('reauthenticates again when the sign-in is too old after erasing', async () => {
    failing('deleteAccount', new AppError({ kind: 'auth', code: 'requires-recent-login' }), 1);
    expect(await leave()).toBe('deleted');
    expect(calls.slice(-3)).toEqual(['deleteAccount', 'reauthenticate', 'deleteAccount']);
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
