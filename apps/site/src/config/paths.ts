/** The tabs of the profile page (spec, section 2). */
export const profileTabs = ['personal-info', 'subscription', 'account'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The tabs of the library page (spec, section 2; decisions, "Pages and menus"). */
export const libraryTabs = ['favorites', 'saved', 'watchlist', 'playlists', 'history'] as const;
export type LibraryTab = (typeof libraryTabs)[number];

/** Why a guard sent somebody to the subscription tab. */
export type SubscriptionReason = 'videos' | 'library';

/** How somebody left the hosted payment page. */
export type CheckoutOutcome = 'success' | 'cancelled';

/** Every address of the site. Dynamic parts are encoded ids; `founder` is the slug of the settings. */
export const paths = {
  home: '/',
  signIn: '/auth/sign-in',
  signUp: '/auth/sign-up',
  forgotPassword: '/auth/forgot-password',
  verifyEmail: '/auth/verify-email',
  /** Where the links in mails lead; mode and code stand in the query. */
  mailAction: '/auth/action',
  /** Sign-in that leads back to where somebody wanted to go. */
  signInFor: (next: string) => `/auth/sign-in?next=${encodeURIComponent(next)}`,
  about: {
    welcome: '/about/welcome',
    founder: (founder: string) => `/about/${founder}`,
    contact: '/about/contact',
    faq: '/about/faq',
  },
  videos: '/videos',
  videosOfStyle: (styleId: string) => `/videos?style=${encodeURIComponent(styleId)}`,
  /** The grid of classes, narrowed to where rows of the catalogue lead. */
  videosInProgress: '/videos?progress=begun',
  videosShort: '/videos?length=10-20&length=under-10&sort=shortest',
  videosNotStarted: (styleId: string) =>
    `/videos?progress=not-yet&style=${encodeURIComponent(styleId)}`,
  videosWith: (facet: 'equipment' | 'focus', value: string) =>
    `/videos?${facet}=${encodeURIComponent(value)}`,
  seriesPage: (id: string) => `/videos/series/${encodeURIComponent(id)}`,
  instructor: (id: string) => `/videos/instructor/${encodeURIComponent(id)}`,
  filter: {
    featured: '/videos/filter/featured',
    newReleases: '/videos/filter/new-releases',
    cyclical: '/videos/filter/cyclical',
    picks: (founder: string) => `/videos/filter/${founder}-picks`,
    series: '/videos/filter/series',
    instructorInspo: '/videos/filter/instructor-inspo',
  },
  style: '/videos/style',
  /** One style; its id may be any text. */
  stylePage: (id: string) => `/videos/style/${encodeURIComponent(id)}`,
  watch: (id: string) => `/videos/watch/${encodeURIComponent(id)}`,
  /** A class as a part of a playlist that is played through. */
  watchInPlaylist: (id: string, playlistId: string) =>
    `/videos/watch/${encodeURIComponent(id)}?playlist=${encodeURIComponent(playlistId)}`,
  library: '/library',
  libraryTab: (tab: LibraryTab) => `/library?tab=${tab}`,
  playlist: (id: string) => `/library?tab=playlists&playlist=${encodeURIComponent(id)}`,
  history: '/library?tab=history',
  events: '/events',
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
  /** What is found, for whoever is signed in. */
  search: '/search',
  searchFor: (text: string) => `/search?q=${encodeURIComponent(text)}`,
  terms: '/extra/terms-of-use',
  privacy: '/extra/privacy-policy',
  /** After the deletion of an account. */
  goodbye: '/goodbye',
  /** The short questions after enrolling; `next` is where somebody wanted to go. */
  welcome: '/welcome',
  welcomeFor: (next: string) => `/welcome?next=${encodeURIComponent(next)}`,
  /** What this browser keeps; for administrators. */
  diagnostics: '/admin/diagnostics',
  profile: '/profile',
  profileTab: (tab: ProfileTab, reason?: SubscriptionReason) =>
    `/profile?tab=${tab}${reason ? `&reason=${reason}` : ''}`,
  /** Where the hosted payment page leads back to. */
  afterCheckout: (outcome: CheckoutOutcome) => `/profile?tab=subscription&checkout=${outcome}`,
} as const;
