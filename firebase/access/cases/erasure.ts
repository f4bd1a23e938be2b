import { allow, deny, forUsers, type AccessCase } from '../accessCase';
import { countCheckout } from '../checkoutCount';
import {
  aCart,
  aCheckout,
  aHistory,
  aLibrary,
  aNumber,
  anOrder,
  aPlaylist,
  aProfile,
} from '../samples';

const SUBSCRIPTION_ID = 'N7Vb2mQ4kXz9LpRt5WcY';

/** What the token of an account creates. */
const creations = (user: 'erased' | 'erasing' | 'newMember'): readonly AccessCase[] => {
  const rule = user === 'newMember' ? allow : deny;
  const path = (name: string) => `users/${user}/${name}`;
  const detail = `of an account that is ${user === 'newMember' ? 'not ' : ''}erased`;
  const number = aNumber(user);
  return [
    rule(user, 'set', path('state/library'), aLibrary(), detail),
    rule(user, 'set', path('state/cart'), aCart(), detail),
    rule(user, 'set', path('history/sunrise'), aHistory(), detail),
    rule(user, 'batch', path('playlists/mornings'), undefined, {
      detail,
      writes: [
        { operation: 'set', path: path('playlists/mornings'), data: aPlaylist() },
        {
          operation: 'set',
          path: `customers/${user}/limits/playlists`,
          data: { count: 1, playlistId: 'mornings' },
        },
      ],
    }),
    rule(user, 'set', `customers/${user}/limits/checkout`, countCheckout(user, 'a').data, {
      serverTimestamps: ['startedAt', 'openedAt'],
      detail,
    }),
    // The address of the new member is not verified.
    ...(user === 'newMember'
      ? []
      : [
          deny(user, 'batch', `orders/${number}`, undefined, {
            detail,
            writes: [
              {
                operation: 'set',
                path: `orders/${number}`,
                data: anOrder({ uid: user, sessionId: `${number}-1` }),
                serverTimestamps: ['createdAt'],
              },
              countCheckout(user, `${number}-1`),
            ],
          }),
          deny(user, 'batch', `customers/${user}/checkout_sessions`, undefined, {
            detail,
            writes: [
              {
                operation: 'set',
                path: `customers/${user}/checkout_sessions/${SUBSCRIPTION_ID}`,
                data: aCheckout(),
              },
              countCheckout(user, SUBSCRIPTION_ID),
            ],
          }),
        ]),
  ];
};

const erasedProfile = aProfile('erased', { isEmailVerified: true });

/** `erasedAccounts/{uid}`: the tokens of an erased account create nothing any more. */
export const erasureCases: readonly AccessCase[] = [
  deny('erased', 'set', 'users/erased', erasedProfile, 'a second time'),
  deny('erased', 'batch', 'users/erased', undefined, {
    detail: 'without the record of the deletion',
    writes: [
      { operation: 'delete', path: 'erasedAccounts/erased' },
      { operation: 'set', path: 'users/erased', data: erasedProfile },
    ],
  }),
  ...(['erased', 'erasing', 'newMember'] as const).flatMap(creations),
  ...forUsers(
    ['visitor', 'erased', 'mira', 'admin'],
    deny,
    'get',
    'erasedAccounts/erased',
    'erasedAccounts/mira',
  ),
  ...forUsers(['erased', 'admin'], deny, 'delete', 'erasedAccounts/erased'),
  ...forUsers(['erased', 'admin'], deny, 'list', 'erasedAccounts'),
  // No user can block another member's profile.
  ...(['nia', 'mira', 'admin'] as const).map((user) =>
    deny(user, 'set', 'erasedAccounts/nia', { erasedAt: new Date(0) }),
  ),
];
