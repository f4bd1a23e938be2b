/** Later than the clock of any test machine. */
const FUTURE = Date.parse('2100-01-01T00:00:00.000Z');
const PAST = Date.parse('2020-01-01T00:00:00.000Z');

/** The claims of an ID token. Some are malformed on purpose. */
export interface Token {
  sub: string;
  email?: string;
  email_verified?: boolean;
  subscribed?: unknown;
  role?: unknown;
  expiresAt?: unknown;
}

const token = (sub: string, claims: Partial<Token> = {}): Token => ({
  sub,
  email: `${sub}@gschool.example`,
  email_verified: false,
  ...claims,
});

const subscribedUntil = (
  sub: string,
  expiresAt: unknown,
  { subscribed = true, role = 'user' }: { subscribed?: unknown; role?: string } = {},
): Token => token(sub, { subscribed, role, expiresAt });

/** The users of the access cases by name; null is a visitor without a token. */
export const users = {
  visitor: null,
  /** Signed in without an email address. */
  nameless: { sub: 'nameless' },
  /** Signed in and never subscribed. Owns most of the stored documents. */
  mira: token('mira'),
  /** Mira with a verified email address. */
  miraProven: token('mira', { email_verified: true }),
  /** Verified, with a profile; has opened ten checkouts in an hour that has not passed. */
  busy: token('busy', { email_verified: true }),
  /** Verified, with a profile; has never opened a checkout. */
  newcomer: token('newcomer', { email_verified: true }),
  /** Verified, with a profile and a running subscription. */
  paying: token('paying', { email_verified: true }),
  /** Verified, with a profile and a subscription that ended. */
  returning: token('returning', { email_verified: true }),
  /** Verified, with a profile; blocked by an operator. */
  blocked: token('blocked', { email_verified: true }),
  /** Signed in with the token of an account that was erased. */
  erased: { ...subscribedUntil('erased', FUTURE), email_verified: true },
  /** The same, while the profile is not deleted yet. */
  erasing: { ...subscribedUntil('erasing', FUTURE), email_verified: true },
  /** A moderator whose account was erased. */
  erasedModerator: token('erased', { role: 'moderator' }),
  /** Mira with a changed email address. */
  miraMoved: token('mira', { email: 'mira@new.example' }),
  /** Mira with an active subscription. */
  miraPaid: subscribedUntil('mira', FUTURE),
  /** Signed in without a profile. */
  nia: token('nia'),
  niaProven: token('nia', { email_verified: true }),
  subscriber: subscribedUntil('subscriber', FUTURE),
  /** Has a profile, a subscription, and nothing else. */
  newMember: subscribedUntil('newMember', FUTURE),
  /** Has a hundred playlists. */
  collector: subscribedUntil('collector', FUTURE),
  lapsed: subscribedUntil('lapsed', PAST),
  endless: token('endless', { subscribed: true }),
  /** The next four have an invalid `expiresAt`: a string, seconds, a fraction, null. */
  textual: subscribedUntil('textual', String(FUTURE)),
  seconds: subscribedUntil('seconds', FUTURE / 1000),
  fractional: subscribedUntil('fractional', FUTURE + 0.5),
  nullish: subscribedUntil('nullish', null),
  unpaid: subscribedUntil('unpaid', FUTURE, { subscribed: false }),
  unpaidText: subscribedUntil('unpaidText', FUTURE, { subscribed: 'true' }),
  unpaidNumber: subscribedUntil('unpaidNumber', FUTURE, { subscribed: 1 }),
  moderator: token('moderator', { role: 'moderator' }),
  subscribedModerator: subscribedUntil('subscribedModerator', FUTURE, { role: 'moderator' }),
  lapsedModerator: subscribedUntil('lapsedModerator', PAST, { role: 'moderator' }),
  admin: token('admin', { role: 'admin' }),
  subscribedAdmin: subscribedUntil('subscribedAdmin', FUTURE, { role: 'admin' }),
  lapsedAdmin: subscribedUntil('lapsedAdmin', PAST, { role: 'admin' }),
  adminInList: token('adminInList', { role: ['admin'] }),
  adminInCapitals: token('adminInCapitals', { role: 'Admin' }),
} as const satisfies Readonly<Record<string, Token | null>>;

export type UserName = keyof typeof users;
