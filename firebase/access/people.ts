/** Far enough away that no clock of a test machine passes it. */
const FUTURE = Date.parse('2100-01-01T00:00:00.000Z');
const PAST = Date.parse('2020-01-01T00:00:00.000Z');

/** The claims of a token as the rules see them; some are not what they should be. */
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

const claiming = (sub: string, expiresAt: unknown, subscribed: unknown = true): Token =>
  token(sub, { subscribed, role: 'user', expiresAt });

/** Everybody who tries something; null is a visitor. */
export const people = {
  visitor: null,
  /** Signed in without an e-mail address. */
  nameless: { sub: 'nameless' },
  /** Signed in, never subscribed: the owner of most documents. */
  mira: token('mira'),
  /** Mira, her e-mail address proven since. */
  miraProven: token('mira', { email_verified: true }),
  /** Mira, her e-mail address changed since. */
  miraMoved: token('mira', { email: 'mira@new.example' }),
  /** Mira with a paid membership. */
  miraPaid: claiming('mira', FUTURE),
  /** Signed in, without a profile so far. */
  nia: token('nia'),
  niaProven: token('nia', { email_verified: true }),
  subscriber: claiming('subscriber', FUTURE),
  lapsed: claiming('lapsed', PAST),
  endless: token('endless', { subscribed: true }),
  /** `expiresAt` as text, in seconds, as a fraction, null. */
  textual: claiming('textual', String(FUTURE)),
  seconds: claiming('seconds', FUTURE / 1000),
  fractional: claiming('fractional', FUTURE + 0.5),
  nullish: claiming('nullish', null),
  unpaid: claiming('unpaid', FUTURE, false),
  unpaidText: claiming('unpaidText', FUTURE, 'true'),
  unpaidNumber: claiming('unpaidNumber', FUTURE, 1),
  moderator: token('moderator', { role: 'moderator' }),
  admin: token('admin', { role: 'admin' }),
  adminInList: token('adminInList', { role: ['admin'] }),
  adminInCapitals: token('adminInCapitals', { role: 'Admin' }),
} as const satisfies Readonly<Record<string, Token | null>>;

export type Who = keyof typeof people;
