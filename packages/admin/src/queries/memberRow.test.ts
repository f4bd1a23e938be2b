import { expect, it, vi } from 'vitest';

import type { Account } from '../member/account';
import { findMembers, nameMembers } from './memberQueries';
import { toMemberRow } from './memberRow';

const account: Account = {
  uid: 'mira',
  email: 'mira@example.com',
  isEmailVerified: true,
  isDisabled: false,
  displayName: 'Mira',
  photoURL: '',
  providers: ['password'],
  createdAt: '2026-11-01T00:00:00.000Z',
  lastSignInAt: null,
  claims: {},
};

it.each([
  ['a zero-width space', '\u200b'],
  ['spaces', '   '],
  ['a Hangul filler', '\u3164'],
  ['an override of the direction', '\u202e'],
])(
  'has no name if the account’s name is only %s, so that the list shows the email',
  async (_, displayName) => {
    const invisible = { ...account, displayName };
    expect(toMemberRow(invisible, false, 0).displayName).toBe('');
    const services = { accounts: { findMany: async () => [invisible] } } as never;
    expect(await nameMembers({ services, now: 0 } as never, { uids: ['mira'] })).toEqual({
      names: { mira: 'mira@example.com' },
    });
  },
);

it('keeps a visible name as it is', () => {
  for (const displayName of ['Mira', '<b>Mira</b>', 'م\u200cیرا', 'M'.repeat(300)])
    expect(toMemberRow({ ...account, displayName }, false, 0).displayName).toBe(displayName);
});

it.each([
  'nia2001@example.com',
  'Nia٢٠٠١@example.com',
  '\u2068ｎｉａ2001@example.com\u2069',
  'mailto:nia2001@example.com',
])('is found by its email, however it was typed: %s', async (text) => {
  const find = vi.fn(async () => null);
  await findMembers({ services: { accounts: { find } }, now: 0 } as never, { text });
  expect(find).toHaveBeenCalledWith({ email: 'nia2001@example.com' });
});
