/** The paths of the site's pages that show content (docs/product/pages.md#site-routes). */
export const sitePaths = {
  home: '/',
  videos: '/videos',
  watch: (id: string) => `/videos/watch/${encodeURIComponent(id)}`,
  newReleases: '/videos/filter/new-releases',
  featured: '/videos/filter/featured',
  /** The path of the site begins with the name of the founder, which only its settings know. */
  picks: '/videos/filter/picks',
  cyclical: '/videos/filter/cyclical',
  allSeries: '/videos/filter/series',
  series: (id: string) => `/videos/series/${encodeURIComponent(id)}`,
  instructors: '/videos/filter/instructor-inspo',
  instructor: (id: string) => `/videos/instructor/${encodeURIComponent(id)}`,
  /** The public page of an instructor. */
  person: (id: string) => `/about/${encodeURIComponent(id)}`,
  styles: '/videos/style',
  style: (id: string) => `/videos/style/${encodeURIComponent(id)}`,
  events: '/events',
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
} as const;
