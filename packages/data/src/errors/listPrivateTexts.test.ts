import {
  listLeaves,
  nestValues,
  noClaims,
  orderFields,
  profileFields,
  redactText,
  type FieldTable,
  type UserProfile,
} from '@gschool/domain';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { adminKeys } from '../entities/admin/admin';
import { shopKeys } from '../entities/shop/shop';
import type { SessionState } from '../session/state';
import { anAccount } from '../testing/anAccount';
import { listPrivateTexts } from './listPrivateTexts';

/** A document whose texts are words that the field alone has, and those of the personal fields. */
const fill = (fields: FieldTable, word: string) => {
  const leaves = listLeaves(fields).map(({ path, field }, n) => ({
    path,
    field,
    text: word.repeat(n + 1),
  }));
  return {
    document: nestValues(leaves.map(({ path, text }) => [path, text])),
    personal: leaves.filter(({ field }) => field.personal).map(({ text }) => text),
    other: leaves.filter(({ field }) => !field.personal).map(({ text }) => text),
  };
};

const profile = fill(profileFields, 'prof');
const order = fill(orderFields, 'orde');
const client = new QueryClient();
const signedIn: SessionState = {
  status: 'signedIn',
  user: anAccount('mira'),
  profile: profile.document as unknown as UserProfile,
  claims: noClaims,
  isSubscribed: false,
  error: null,
};

const redact = (texts: readonly string[], state: SessionState = signedIn) => {
  const known = listPrivateTexts({
    session: { get: () => state },
    queryClient: { peek: () => client },
  });
  return texts.map((text) => redactText(`saw ${text}`, known));
};

describe('the texts that an error report leaves out', () => {
  it.each([
    ['a list of the member', shopKeys.orders('mira'), [order.document]],
    ['an order of the member', shopKeys.order('mira', 'A1'), order.document],
    [
      'pages of an administrator',
      adminKeys.orderList('mira', {}),
      { pages: [{ orders: [{ uid: 'nia', order: order.document }] }], pageParams: [] },
    ],
  ])('contain every personal field of a placed order, in %s', (_where, queryKey, data) => {
    client.clear();
    client.setQueryData(queryKey, data);
    expect(order.personal).toHaveLength(6);
    expect(redact(order.personal)).toEqual(order.personal.map(() => 'saw [member]'));
    expect(redact(order.other)).not.toContain('saw [member]');
  });

  it('contain the account and every personal field of the profile', () => {
    expect(redact(['mira', ...profile.personal])).toEqual(
      ['mira', ...profile.personal].map(() => 'saw [member]'),
    );
    expect(redact(profile.other)).not.toContain('saw [member]');
  });

  it('contain nothing of a visitor', () => {
    expect(redact(['mira'], { status: 'signedOut' })).toEqual(['saw mira']);
  });

  it('remove one of ten thousand names in a short time', () => {
    client.setQueryData(
      adminKeys.members('mira'),
      Array.from({ length: 10_000 }, (_, n) => ({ displayName: `Nia Straße${n}` })),
    );
    const begun = performance.now();
    expect(redact(['NIA STRASSE77', 'nia straße77'])).toEqual([
      'saw [member] STRASSE77',
      'saw [member]',
    ]);
    expect(performance.now() - begun).toBeLessThan(1500);
  });
});
