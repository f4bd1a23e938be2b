export const profileTabs = ['personal-info', 'subscription', 'account'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The tabs of the library page (docs/product/library.md#lists). */
export const libraryTabs = [
  'favorites',
  'saved',
  'watchlist',
  'playlists',
  'downloads',
  'history',
] as const;
export type LibraryTab = (typeof libraryTabs)[number];

/** Why a guard redirected to the subscription tab. */
export type SubscriptionReason = 'videos' | 'library';

/** How the visit to the hosted payment page ended. */
export type CheckoutOutcome = 'success' | 'cancelled';

/**
 * All paths of the site (docs/product/pages.md#site-routes). Ids are encoded; `founder` is the slug
 * from the settings.
 */
export const paths = {
  home: '/',
  signIn: '/auth/sign-in',
  signUp: '/auth/sign-up',
  forgotPassword: '/auth/forgot-password',
  verifyEmail: '/auth/verify-email',
  /** Target of the links in emails; the query holds mode and code. */
  emailAction: '/auth/action',
  /** Sign-in that returns to `next`. */
  signInFor: (next: string) => `/auth/sign-in?next=${encodeURIComponent(next)}`,
  about: {
    welcome: '/about/welcome',
    /** The founder, or an instructor for visitors. `instructor` is for subscribers. */
    person: (id: string) => `/about/${encodeURIComponent(id)}`,
    contact: '/about/contact',
    faq: '/about/faq',
  },
  videos: '/videos',
  videosOfStyle: (styleId: string) => `/videos?style=${encodeURIComponent(styleId)}`,
  /** The class grid with the filters that rows of the catalog link to. */
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
  /** The id of a style may be any text. */
  stylePage: (id: string) => `/videos/style/${encodeURIComponent(id)}`,
  watch: (id: string) => `/videos/watch/${encodeURIComponent(id)}`,
  /** A class as part of a playlist that plays in order. */
  watchInPlaylist: (id: string, playlistId: string) =>
    `/videos/watch/${encodeURIComponent(id)}?playlist=${encodeURIComponent(playlistId)}`,
  library: '/library',
  libraryTab: (tab: LibraryTab) => `/library?tab=${tab}`,
  playlist: (id: string) => `/library?tab=playlists&playlist=${encodeURIComponent(id)}`,
  history: '/library?tab=history',
  events: '/events',
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
  search: '/search',
  searchFor: (text: string) => `/search?q=${encodeURIComponent(text)}`,
  terms: '/extra/terms-of-use',
  privacy: '/extra/privacy-policy',
  /** A file of the build (`tools/build/notices.ts`). */
  notices: '/third-party-notices.txt',
  /** Shown after an account is deleted. */
  goodbye: '/goodbye',
  /** The questions after enrolling; `next` is the page to open afterward. */
  welcome: '/welcome',
  welcomeFor: (next: string) => `/welcome?next=${encodeURIComponent(next)}`,
  /** Caches of this browser, for administrators. */
  diagnostics: '/admin/diagnostics',
  profile: '/profile',
  profileTab: (tab: ProfileTab, reason?: SubscriptionReason) =>
    `/profile?tab=${tab}${reason ? `&reason=${reason}` : ''}`,
  /** Return path of the hosted payment page. */
  afterCheckout: (outcome: CheckoutOutcome) => `/profile?tab=subscription&checkout=${outcome}`,
} as const;
