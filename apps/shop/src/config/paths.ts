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
  relatedTo: (slug: string) => `/movies/related?to=${encodeURIComponent(slug)}`,
  movie: (slug: string) => `/movies/${encodeURIComponent(slug)}`,
  show: (slug: string) => `/tv-shows/${encodeURIComponent(slug)}`,
  video: (slug: string) => `/videos/${encodeURIComponent(slug)}`,
  /** A video, played as part of a playlist. */
  videoInList: (slug: string, list: string) =>
    `/videos/${encodeURIComponent(slug)}?list=${encodeURIComponent(list)}`,
  person: (slug: string) => `/cast/${encodeURIComponent(slug)}`,
  mediaPlaylist: (slug: string) => `/play-list/${encodeURIComponent(slug)}`,
  genre: (id: string) => `/genres/${encodeURIComponent(id)}`,
  tag: (id: string) => `/tags/${encodeURIComponent(id)}`,
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
  /** A post without an address of its own kind. */
  post: (slug: string) => `/blogs/${slug}`,
  /** The newest posts for feed readers, written when the shop is built. */
  blogFeed: '/blogs/feed.xml',
  shop: '/merchandise/shop',
  /** The products of one category. */
  department: (id: string) => `/merchandise/shop?category=${id}`,
  product: (slug: string) => `/merchandise/product/${encodeURIComponent(slug)}`,
  account: '/merchandise/account',
  /** An order; `after` says what its page was come to from: the checkout, or the payment page. */
  order: (id: string, after?: 'requested' | 'paid' | 'cancelled') =>
    `/merchandise/account/orders/${encodeURIComponent(id)}${after ? `?after=${after}` : ''}`,
  cart: '/merchandise/cart',
  wishlist: '/merchandise/wishlist',
  checkout: '/merchandise/checkout',
  trackOrder: '/merchandise/track-order',
  trackedOrder: (number: string) => `/merchandise/track-order?number=${encodeURIComponent(number)}`,
  subscription: '/pricing',
  login: '/auth/login',
  signUp: '/extra-pages/sign-up',
  /** Sign-in, and back to an address of the shop. */
  loginFor: (next: string) => `/auth/login?next=${encodeURIComponent(next)}`,
  /** Sections of the start page. */
  section: (id: SectionId) => `/#${id}`,
  /** The start page with a search over what it shows. */
  search: (query: string) => `/?q=${encodeURIComponent(query)}`,
} as const;

/** Ids of the start page's sections. */
export type SectionId = 'films' | 'merchandise' | 'newsletter';
