import { lazyPart } from '@gschool/app/routes';

/**
 * The footer. On pages that are rendered in the browser its code is loaded beside the page's; a
 * prerendered page waits for it (`entry.client`). The page is usable without it.
 */
export const Footer = lazyPart(() => import('./SiteFooter').then((m) => m.SiteFooter));
