/** The lowest access level that may open a page. */
export type Audience = 'visitor' | 'signed in' | 'subscriber' | 'admin';

/** A path of the site, with the title of its document. */
export interface SampleRoute {
  path: string;
  audience: Audience;
  title: string | RegExp;
}

/** A sample path for every route of the site. `routes.test.ts` checks that none is missing. */
export const sampleRoutes: readonly SampleRoute[] = [
  { path: '/', audience: 'visitor', title: / · Gschool$/ },
  { path: '/auth/sign-in', audience: 'visitor', title: / · Gschool$/ },
  { path: '/auth/sign-up', audience: 'visitor', title: / · Gschool$/ },
  { path: '/auth/forgot-password', audience: 'visitor', title: / · Gschool$/ },
  { path: '/auth/verify-email', audience: 'visitor', title: / · Gschool$/ },
  {
    path: '/auth/action?mode=resetPassword&oobCode=none',
    audience: 'visitor',
    title: / · Gschool$/,
  },
  { path: '/goodbye', audience: 'visitor', title: / · Gschool$/ },
  { path: '/about/welcome', audience: 'visitor', title: / · Gschool$/ },
  { path: '/about/gaia', audience: 'visitor', title: / · Gschool$/ },
  { path: '/about/contact', audience: 'visitor', title: / · Gschool$/ },
  { path: '/about/faq', audience: 'visitor', title: / · Gschool$/ },
  { path: '/extra/terms-of-use', audience: 'visitor', title: / · Gschool$/ },
  { path: '/extra/privacy-policy', audience: 'visitor', title: / · Gschool$/ },
  { path: '/about/lena', audience: 'visitor', title: / · Gschool$/ },
  { path: '/events', audience: 'visitor', title: / · Gschool$/ },
  { path: '/events/hips-workshop', audience: 'visitor', title: / · Gschool$/ },
  { path: '/nowhere', audience: 'visitor', title: / · Gschool$/ },
  { path: '/welcome', audience: 'signed in', title: / · Gschool$/ },
  { path: '/search?q=yoga', audience: 'signed in', title: / · Gschool$/ },
  { path: '/profile', audience: 'signed in', title: / · Gschool$/ },
  { path: '/profile?tab=personal-info', audience: 'signed in', title: / · Gschool$/ },
  { path: '/profile?tab=subscription', audience: 'signed in', title: / · Gschool$/ },
  { path: '/profile?tab=account', audience: 'signed in', title: / · Gschool$/ },
  { path: '/library?tab=history', audience: 'signed in', title: / · Gschool$/ },
  { path: '/library?tab=downloads', audience: 'signed in', title: / · Gschool$/ },
  { path: '/history', audience: 'signed in', title: / · Gschool$/ },
  { path: '/library', audience: 'subscriber', title: / · Gschool$/ },
  { path: '/library?tab=saved', audience: 'subscriber', title: / · Gschool$/ },
  { path: '/library?tab=watchlist', audience: 'subscriber', title: / · Gschool$/ },
  { path: '/library?tab=playlists', audience: 'subscriber', title: / · Gschool$/ },
  { path: '/videos', audience: 'subscriber', title: / · Gschool$/ },
  { path: '/videos/filter/featured', audience: 'subscriber', title: / · Gschool$/ },
  { path: '/videos/filter/new-releases', audience: 'subscriber', title: / · Gschool$/ },
  { path: '/videos/filter/cyclical', audience: 'subscriber', title: / · Gschool$/ },
  { path: '/videos/filter/gaia-picks', audience: 'subscriber', title: / · Gschool$/ },
  { path: '/videos/filter/series', audience: 'subscriber', title: / · Gschool$/ },
  { path: '/videos/filter/instructor-inspo', audience: 'subscriber', title: / · Gschool$/ },
  { path: '/videos/series/strong-from-the-ground', audience: 'subscriber', title: / · Gschool$/ },
  { path: '/videos/instructor/gaia', audience: 'subscriber', title: / · Gschool$/ },
  { path: '/videos/style', audience: 'subscriber', title: / · Gschool$/ },
  { path: '/videos/style/yoga', audience: 'subscriber', title: / · Gschool$/ },
  { path: '/videos/watch/morning-mobility-in-ten', audience: 'subscriber', title: / · Gschool$/ },
  { path: '/admin/diagnostics', audience: 'admin', title: / · Gschool$/ },
];
