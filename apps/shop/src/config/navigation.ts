import type { MessageId } from '../i18n/useT';
import { paths } from './paths';

export interface NavigationEntry {
  label: MessageId;
  href: string;
}

export interface NavigationGroup {
  label: MessageId;
  /**
   * If set, every page below this path marks the group as current, even pages that the menu does
   * not list.
   */
  basePath?: string;
  entries: readonly NavigationEntry[];
}

const entry = (label: MessageId, href: string): NavigationEntry => ({ label, href });

export const navigation: readonly NavigationGroup[] = [
  {
    label: 'nav.home',
    entries: [
      entry('nav.start', paths.start),
      entry('nav.homePage', paths.home),
      entry('nav.movies', paths.movies),
      entry('nav.tvShows', paths.tvShows),
      entry('nav.videos', paths.videos),
      entry('nav.merchandise', paths.merchandise),
    ],
  },
  {
    label: 'nav.features',
    entries: [
      entry('nav.restricted', paths.restricted),
      entry('nav.related', paths.related),
      entry('nav.playlist', paths.playlist),
      entry('nav.genres', paths.genres),
      entry('nav.cast', paths.cast),
      entry('nav.tags', paths.tags),
    ],
  },
  {
    label: 'nav.pages',
    basePath: '/extra',
    entries: [
      entry('nav.aboutUs', paths.aboutUs),
      entry('nav.contactUs', paths.contactUs),
      entry('nav.faq', paths.faq),
      entry('nav.privacy', paths.privacy),
      entry('nav.pricingPlan', paths.pricingPlan),
      entry('nav.comingSoon', paths.comingSoon),
      entry('nav.errorOne', paths.errorOne),
      entry('nav.errorTwo', paths.errorTwo),
      entry('nav.terms', paths.terms),
    ],
  },
  {
    label: 'nav.blog',
    basePath: paths.blogs,
    entries: [
      entry('nav.blogs', paths.blogs),
      entry('nav.blogOneColumn', paths.blogGrid('one')),
      entry('nav.blogTwoColumn', paths.blogGrid('two')),
      entry('nav.blogThreeColumn', paths.blogGrid('three')),
      entry('nav.blogFourColumn', paths.blogGrid('four')),
      entry('nav.blogSidebarLeft', paths.blogSidebar('left')),
      entry('nav.blogSidebarRight', paths.blogSidebar('right')),
      entry('nav.blogTemplate', paths.blogTemplate),
      entry('nav.blogDetail', paths.blogDetail),
      entry('nav.blogAudio', paths.blogSingle('audio')),
      entry('nav.blogVideo', paths.blogSingle('video')),
      entry('nav.blogLink', paths.blogSingle('link')),
      entry('nav.blogQuote', paths.blogSingle('quote')),
      entry('nav.blogGallery', paths.blogSingle('gallery')),
    ],
  },
  {
    label: 'nav.shop',
    basePath: paths.merchandise,
    entries: [
      entry('nav.shopAll', paths.shop),
      entry('nav.account', paths.account),
      entry('nav.cart', paths.cart),
      entry('nav.wishlist', paths.wishlist),
      entry('nav.checkout', paths.checkout),
      entry('nav.trackOrder', paths.trackOrder),
    ],
  },
];

/** The navigation on the merchandise pages: all products, then the six departments. */
export const departments: readonly NavigationEntry[] = [
  entry('nav.shopAll', paths.shop),
  ...(['wear', 'shoes', 'mats', 'strength', 'recovery', 'home'] as const).map((id) =>
    entry(`department.${id}`, paths.department(id)),
  ),
];
