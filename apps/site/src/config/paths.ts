/** The tabs of the profile page (spec, section 2). */
export const profileTabs = ['personal-info', 'subscription', 'account'] as const;
export type ProfileTab = (typeof profileTabs)[number];

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
  filter: {
    featured: '/videos/filter/featured',
    newReleases: '/videos/filter/new-releases',
    cyclical: '/videos/filter/cyclical',
    picks: (founder: string) => `/videos/filter/${founder}-picks`,
    series: '/videos/filter/series',
    instructorInspo: '/videos/filter/instructor-inspo',
  },
  style: '/videos/style',
  watch: (id: string) => `/videos/watch/${encodeURIComponent(id)}`,
  library: '/library',
  history: '/library?tab=history',
  events: '/events',
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
