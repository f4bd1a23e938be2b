import type { NavItem } from '../../internal/navigation';

const link = (label: string, href: string) => ({ label, href: `#${href}` });

/** The shop’s five groups (docs/product/shop.md#shop-routes), for stories. */
export const shopGroups: readonly NavItem[] = [
  {
    label: 'Home',
    children: [
      link('Shop Home', 'home'),
      link('Movies', 'movies'),
      link('TV shows', 'tv-shows'),
      link('Videos', 'videos'),
      link('Merchandise', 'merchandise'),
    ],
  },
  {
    label: 'Features',
    children: [
      link('Members Only', 'movies/restricted'),
      link('Related Movies', 'movies/related'),
      link('Playlists', 'play-list'),
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
          link('All Posts', 'blogs'),
          link('One Column', 'blogs/grid/one-column'),
          link('Two Columns', 'blogs/grid/two-column'),
          link('Three Columns', 'blogs/grid/three-column'),
          link('Four Columns', 'blogs/grid/four-column'),
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
