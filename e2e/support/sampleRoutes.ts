/** The lowest access level that may open a page. */
export type Audience = 'visitor' | 'signed in' | 'subscriber' | 'admin';

/** A path of the site. */
export interface SampleRoute {
  path: string;
  audience: Audience;
  /** The title of its document, without the product's name at the end. */
  title?: string;
}

/** A sample path for every route of the site. `routes.test.ts` checks that none is missing. */
export const sampleRoutes: readonly SampleRoute[] = [
  { path: '/', audience: 'visitor', title: 'Get strong, stay feminine, rock your life' },
  { path: '/auth/sign-in', audience: 'visitor', title: 'Sign In' },
  { path: '/auth/sign-up', audience: 'visitor', title: 'Enroll' },
  { path: '/auth/forgot-password', audience: 'visitor', title: 'New password' },
  { path: '/auth/verify-email', audience: 'visitor' },
  {
    path: '/auth/action?mode=resetPassword&oobCode=none',
    audience: 'visitor',
    title: 'Email link',
  },
  { path: '/goodbye', audience: 'visitor' },
  { path: '/about/welcome', audience: 'visitor', title: 'Welcome' },
  { path: '/about/gaia', audience: 'visitor', title: 'Meet Gaia' },
  { path: '/about/contact', audience: 'visitor', title: 'Contact' },
  { path: '/about/faq', audience: 'visitor', title: 'FAQ' },
  { path: '/extra/terms-of-use', audience: 'visitor', title: 'Terms of Use' },
  { path: '/extra/privacy-policy', audience: 'visitor', title: 'Privacy' },
  { path: '/about/lena', audience: 'visitor', title: 'Lena Brandt' },
  { path: '/events', audience: 'visitor', title: 'Live Events' },
  { path: '/events/hips-workshop', audience: 'visitor', title: 'The hips workshop' },
  { path: '/nowhere', audience: 'visitor', title: 'Page not found' },
  { path: '/welcome', audience: 'signed in' },
  { path: '/search?q=yoga', audience: 'signed in' },
  { path: '/profile', audience: 'signed in', title: 'Profile' },
  { path: '/profile?tab=personal-info', audience: 'signed in' },
  { path: '/profile?tab=subscription', audience: 'signed in' },
  { path: '/profile?tab=account', audience: 'signed in' },
  { path: '/library?tab=history', audience: 'signed in' },
  { path: '/library?tab=downloads', audience: 'signed in' },
  { path: '/history', audience: 'signed in' },
  { path: '/library', audience: 'subscriber' },
  { path: '/library?tab=saved', audience: 'subscriber' },
  { path: '/library?tab=watchlist', audience: 'subscriber' },
  { path: '/library?tab=playlists', audience: 'subscriber' },
  { path: '/videos', audience: 'subscriber', title: 'Videos' },
  { path: '/videos/filter/featured', audience: 'subscriber' },
  { path: '/videos/filter/new-releases', audience: 'subscriber' },
  { path: '/videos/filter/cyclical', audience: 'subscriber' },
  { path: '/videos/filter/gaia-picks', audience: 'subscriber' },
  { path: '/videos/filter/series', audience: 'subscriber' },
  { path: '/videos/filter/instructor-inspo', audience: 'subscriber' },
  { path: '/videos/series/strong-from-the-ground', audience: 'subscriber' },
  { path: '/videos/instructor/gaia', audience: 'subscriber' },
  { path: '/videos/style', audience: 'subscriber' },
  { path: '/videos/style/yoga', audience: 'subscriber' },
  {
    path: '/videos/watch/morning-mobility-in-ten',
    audience: 'subscriber',
    title: 'Morning mobility in ten',
  },
  { path: '/admin/diagnostics', audience: 'admin' },
];
