/** The tabs of the profile page (spec, section 2). */
export const profileTabs = ['personal-info', 'subscription', 'account'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** Why a guard sent somebody to the subscription tab. */
export type SubscriptionReason = 'videos' | 'library';

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
  profile: '/profile',
  profileTab: (tab: ProfileTab, reason?: SubscriptionReason) =>
    `/profile?tab=${tab}${reason ? `&reason=${reason}` : ''}`,
} as const;
