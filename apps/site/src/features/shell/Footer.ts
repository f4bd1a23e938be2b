import { lazyPart } from '@gschool/app/routes';

/**
 * The footer, loaded beside the page. A prerendered page waits for its code before hydration
 * (`entry.client`).
 */
export const Footer = lazyPart(() => import('./SiteFooter').then((m) => m.SiteFooter));
