/** Every address of the shop (spec, section 2), whether its page exists yet or not. */
export const paths = {
  start: '/',
  home: '/home',
  movies: '/movies',
  tvShows: '/tv-shows',
  videos: '/videos',
  merchandise: '/merchandise',
  restricted: '/movies/restricted',
  related: '/movies/related',
  playlist: '/play-list',
  genres: '/genres',
  cast: '/cast',
  tags: '/tags',
  aboutUs: '/extra/about-us',
  contactUs: '/extra/contact-us',
  faq: '/extra/faq',
  privacy: '/extra/privacy-policy',
  pricingPlan: '/extra/pricing-plan',
  comingSoon: '/extra/coming-soon',
  errorOne: '/extra/error-page-one',
  errorTwo: '/extra/error-page-two',
  terms: '/extra/terms-of-use',
  blogs: '/blogs',
  blogGrid: (columns: 'one' | 'two' | 'three' | 'four') => `/blogs/grid/${columns}-column`,
  blogSidebar: (side: 'left' | 'right') => `/blogs/sidebar/${side}`,
  blogTemplate: '/blogs/template',
  blogDetail: '/blogs/detail',
  blogSingle: (kind: 'audio' | 'video' | 'link' | 'quote' | 'gallery') => `/blogs/single/${kind}`,
  shop: '/merchandise/shop',
  account: '/merchandise/account',
  cart: '/merchandise/cart',
  wishlist: '/merchandise/wishlist',
  checkout: '/merchandise/checkout',
  trackOrder: '/merchandise/track-order',
  subscription: '/pricing',
  /** Sections of the start page. */
  section: (id: SectionId) => `/#${id}`,
  /** The start page with a search over what it shows. */
  search: (query: string) => `/?q=${encodeURIComponent(query)}`,
} as const;

/** Ids of the start page's sections. */
export type SectionId = 'films' | 'merchandise' | 'newsletter';
