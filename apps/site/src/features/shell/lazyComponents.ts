import { lazyComponent } from '@gschool/app/routes';

// A page is usable without these parts. Their chunks load in parallel with the page's chunk.
export const Footer = lazyComponent(() => import('./SiteFooter').then((m) => m.SiteFooter));
export const PageControls = lazyComponent(() =>
  import('./PageControls').then((m) => m.PageControls),
);

/** Loads the lazy parts. A prerendered page contains them, so it waits for them before it hydrates. */
export const preloadLazyParts = () => Promise.all([Footer.preload(), PageControls.preload()]);
