import type { VideoSlug } from '../videos';

/** The state lists of videos (docs/product/shop.md#state-lists). */
export const videoLists = {
  popularVideos: [
    'forty-on-twenty-off',
    'one-slow-minute',
    'desk-to-door',
    'kitchen-disco',
    'lights-out',
    'suitcase-shoulders',
    'corner-round',
  ],
  /** Newest first; a test compares the order with the publication dates. */
  latestVideos: [
    'sisters-stretch',
    'the-late-bus',
    'sunrise-count',
    'after-the-swim',
    'encore',
    'the-night-train',
  ],
  recommendedVideos: [
    'before-the-meeting',
    'eight-circles',
    'swing-once-more',
    'run-up',
    'stage-fright',
    'long-drive',
  ],
  /** The hero slider of `/videos`. */
  videoSlider: ['kitchen-disco', 'eight-circles', 'one-slow-minute'],
  /** In production, without a publication date. */
  upcomingVideos: ['ridge-legs'],
} as const satisfies Readonly<Record<string, readonly VideoSlug[]>>;

export type VideoListName = keyof typeof videoLists;
