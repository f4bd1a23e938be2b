import type { RouteObject } from 'react-router-dom';

import { at } from '../at';

/** The pages about the shop (spec, section 2, "Pages group"). */
export const extraRoutes: RouteObject[] = [
  {
    path: 'extra/about-us',
    ...at(() => import('../about'), {
      title: 'nav.aboutUs',
      description: 'about.description',
      isIndexed: true,
    }),
  },
  {
    path: 'extra/contact-us',
    ...at(() => import('../contact'), {
      title: 'nav.contactUs',
      description: 'contact.description',
      isIndexed: true,
    }),
  },
  {
    path: 'extra/faq',
    ...at(() => import('../faq'), {
      title: 'extra.faq',
      description: 'extra.faqDescription',
      isIndexed: true,
    }),
  },
  {
    path: 'extra/privacy-policy',
    ...at(() => import('../privacy'), {
      title: 'nav.privacy',
      description: 'extra.privacyDescription',
      isIndexed: true,
    }),
  },
  {
    path: 'extra/terms-of-use',
    ...at(() => import('../terms'), {
      title: 'nav.terms',
      description: 'extra.termsDescription',
      isIndexed: true,
    }),
  },
  {
    path: 'extra/pricing-plan',
    ...at(() => import('../pricingPlan'), {
      title: 'nav.pricingPlan',
      description: 'extra.plansDescription',
      isIndexed: true,
    }),
  },
  {
    path: 'extra/coming-soon',
    ...at(() => import('../comingSoon'), {
      title: 'soon.title',
      description: 'soon.description',
      isIndexed: true,
      layout: 'blank',
    }),
  },
  {
    path: 'extra/error-page-one',
    ...at(() => import('../errorPageOne'), { title: 'nav.errorOne' }),
  },
  {
    path: 'extra/error-page-two',
    ...at(() => import('../errorPageTwo'), { title: 'nav.errorTwo', layout: 'blank' }),
  },
];
