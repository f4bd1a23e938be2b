/** All paths of the studio (docs/product/studio.md#studio-routes), without the demo's `/studio/`. */
export const paths = {
  overview: '/',
  members: '/members',
  member: (uid: string) => `/members/${encodeURIComponent(uid)}`,
  orders: '/orders',
  order: (number: string) => `/orders/${encodeURIComponent(number)}`,
  log: '/log',
  signIn: '/sign-in',
  /** The sign-in page, with the path to return to. */
  signInFor: (next: string) => `/sign-in?next=${encodeURIComponent(next)}`,
} as const;
