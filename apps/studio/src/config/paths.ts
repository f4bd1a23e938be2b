/** All paths of the studio (docs/product/studio.md#studio-routes), without the demo's `/studio/`. */
export const paths = {
  overview: '/',
  members: '/members',
  member: (uid: string) => `/members/${encodeURIComponent(uid)}`,
  orders: '/orders',
  order: (number: string) => `/orders/${encodeURIComponent(number)}`,
  classes: '/classes',
  class: (id: string) => `/classes/${encodeURIComponent(id)}`,
  series: '/series',
  oneSeries: (id: string) => `/series/${encodeURIComponent(id)}`,
  events: '/events',
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
  people: '/people',
  person: (id: string) => `/people/${encodeURIComponent(id)}`,
  styles: '/styles',
  style: (id: string) => `/styles/${encodeURIComponent(id)}`,
  publish: '/publish',
  /** The publish page with only this draft chosen. */
  publishDraft: (draft: string) => `/publish?draft=${encodeURIComponent(draft)}`,
  releases: '/releases',
  release: (id: string) => `/releases/${encodeURIComponent(id)}`,
  import: '/import',
  log: '/log',
  signIn: '/sign-in',
  /** The sign-in page, with the path to return to. */
  signInFor: (next: string) => `/sign-in?next=${encodeURIComponent(next)}`,
} as const;
