/** A page whose layout is measured: an address, or how to find one whose id is not known beforehand. */
export interface LayoutPage {
  app: 'site' | 'shop';
  as: 'visitor' | 'member' | 'admin';
  path: string;
  /** The first link on `path` whose address begins so is the page. */
  follow?: string;
}

const of =
  (app: LayoutPage['app'], as: LayoutPage['as']) =>
  (path: string, follow?: string): LayoutPage => ({ app, as, path, ...(follow ? { follow } : {}) });

const visitor = of('site', 'visitor');
const member = of('site', 'member');
const admin = of('site', 'admin');
const shop = of('shop', 'visitor');

/** Every route of both apps (a test compares), and the tabs whose pages differ. */
export const layoutPages: readonly LayoutPage[] = [
  visitor('/'),
  visitor('/about/welcome'),
  visitor('/about/gaia'),
  visitor('/about/contact'),
  visitor('/about/faq'),
  visitor('/auth/sign-in'),
  visitor('/auth/sign-up'),
  visitor('/auth/forgot-password'),
  visitor('/auth/action'),
  visitor('/goodbye'),
  visitor('/events'),
  visitor('/extra/terms-of-use'),
  visitor('/extra/privacy-policy'),
  visitor('/nowhere'),
  member('/'),
  member('/auth/verify-email'),
  member('/welcome'),
  member('/videos'),
  member('/videos?level=beginner'),
  member('/videos/filter/featured'),
  member('/videos/filter/new-releases'),
  member('/videos/filter/gaia-picks'),
  member('/videos/filter/cyclical'),
  member('/videos/filter/series'),
  member('/videos/filter/series', '/videos/series/'),
  member('/videos/filter/instructor-inspo'),
  member('/videos/filter/instructor-inspo', '/videos/instructor/'),
  member('/videos/style'),
  member('/videos/style', '/videos/style/'),
  member('/videos', '/videos/watch/'),
  member('/library'),
  member('/library?tab=playlists'),
  member('/library?tab=history'),
  member('/history'),
  member('/events', '/events/'),
  member('/search?q=flow'),
  member('/profile'),
  member('/profile?tab=subscription'),
  member('/profile?tab=account'),
  admin('/admin/diagnostics'),
  shop('/'),
  shop('/home'),
  shop('/movies'),
  shop('/movies/desert-mile'),
  shop('/tv-shows/studio-nine'),
  shop('/videos/one-slow-minute'),
  shop('/cast/ilse-marrow'),
  shop('/genres'),
  shop('/tags'),
  shop('/play-list/after-dark'),
  shop('/movies/related'),
  shop('/movies/restricted'),
  shop('/merchandise'),
  shop('/?q=yoga'),
  shop('/nowhere'),
];
