import { page } from '@gschool/ui/app';

/**
 * The footer, for pages that are drawn in the browser: nobody reads it first, so its code comes beside the
 * page's. A prerendered page waits for it (`entry.client`); one that does not arrive takes nothing with it.
 */
export const lateFooter = page(() =>
  import('./SiteFooter').then(
    ({ SiteFooter }) => ({ Component: SiteFooter }),
    () => ({ Component: () => null }),
  ),
);
