import type { NavItem } from '../internal/navigation';

const link = (label: string, href: string) => ({ label, href: `#${href}` });

/** The shop's five groups (spec, section 2), for stories. */
export const shopGroups: readonly NavItem[] = [
  {
    label: 'Home',
    children: [
      link('Start', 'home'),
      link('Films', 'movies'),
      link('TV shows', 'tv-shows'),
      link('Videos', 'videos'),
      link('Merchandise', 'merchandise'),
    ],
  },
  {
    label: 'Features',
    children: [
      link('Restricted', 'movies/restricted'),
      link('Related', 'movies/related'),
      link('Playlist', 'play-list'),
      link('Genres', 'genres'),
      link('Cast', 'cast'),
      link('Tags', 'tags'),
    ],
  },
  {
    label: 'Pages',
    children: [
      link('About us', 'extra/about-us'),
      link('Contact us', 'extra/contact-us'),
      link('FAQ', 'extra/faq'),
      link('Privacy policy', 'extra/privacy-policy'),
      link('Pricing plan', 'extra/pricing-plan'),
    ],
  },
  {
    label: 'Blog',
    columns: [
      {
        title: 'Grids',
        links: [
          link('All posts', 'blogs'),
          link('One column', 'blogs/grid/one-column'),
          link('Two columns', 'blogs/grid/two-column'),
          link('Three columns', 'blogs/grid/three-column'),
          link('Four columns', 'blogs/grid/four-column'),
        ],
      },
      {
        title: 'Pages',
        links: [
          link('Sidebar first', 'blogs/sidebar/left'),
          link('Sidebar last', 'blogs/sidebar/right'),
          link('Template', 'blogs/template'),
          link('Detail', 'blogs/detail'),
        ],
      },
      {
        title: 'Single posts',
        links: [
          link('Audio', 'blogs/single/audio'),
          link('Video', 'blogs/single/video'),
          link('Link', 'blogs/single/link'),
          link('Quote', 'blogs/single/quote'),
          link('Gallery', 'blogs/single/gallery'),
        ],
      },
    ],
  },
  {
    label: 'Shop',
    isCurrent: true,
    children: [
      { ...link('Shop', 'merchandise/shop'), isCurrent: true },
      link('My account', 'merchandise/account'),
      link('Cart', 'merchandise/cart'),
      link('Wishlist', 'merchandise/wishlist'),
      link('Checkout', 'merchandise/checkout'),
      link('Track order', 'merchandise/track-order'),
    ],
  },
];
