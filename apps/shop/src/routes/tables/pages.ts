import type { RouteObject } from 'react-router-dom';

import { page } from '../page';

/** Pages about the shop (docs/product/shop.md#shop-routes). */
export const pagesRoutes: RouteObject[] = [
  {
    path: 'extra/about-us',
    ...page(() => import('../../features/pages/AboutPage'), 'AboutPage', {
      title: 'nav.aboutUs',
      description: 'about.description',
      isIndexed: true,
    }),
  },
  {
    path: 'extra/contact-us',
    ...page(() => import('../../features/pages/ContactPage'), 'ContactPage', {
      title: 'nav.contactUs',
      description: 'contact.description',
      isIndexed: true,
    }),
  },
  {
    path: 'extra/faq',
    ...page(() => import('../../features/pages/FaqPage'), 'FaqPage', {
      title: 'faq.title',
      description: 'faq.description',
      isIndexed: true,
    }),
  },
  {
    path: 'extra/privacy-policy',
    ...page(() => import('../../features/pages/PrivacyPage'), 'PrivacyPage', {
      title: 'nav.privacy',
      description: 'pages.privacyDescription',
      isIndexed: true,
    }),
  },
  {
    path: 'extra/terms-of-use',
    ...page(() => import('../../features/pages/TermsPage'), 'TermsPage', {
      title: 'nav.terms',
      description: 'pages.termsDescription',
      isIndexed: true,
    }),
  },
  {
    path: 'extra/pricing-plan',
    ...page(() => import('../pricingPlan'), 'PricingPlanRoute', {
      title: 'nav.pricingPlan',
      description: 'pricingPlan.description',
      isIndexed: true,
    }),
  },
  {
    path: 'extra/coming-soon',
    ...page(() => import('../../features/pages/ComingSoonPage'), 'ComingSoonPage', {
      title: 'soon.title',
      description: 'soon.description',
      isIndexed: true,
      layout: 'blank',
    }),
  },
  {
    path: 'extra/error-page-one',
    ...page(() => import('../../shared/NotFound'), 'NotFound', { title: 'nav.errorOne' }),
  },
  {
    path: 'extra/error-page-two',
    ...page(() => import('../../features/pages/ErrorPageTwo'), 'ErrorPageTwo', {
      title: 'nav.errorTwo',
      layout: 'blank',
    }),
  },
];
