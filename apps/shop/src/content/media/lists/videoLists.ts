import type { VideoSlug } from '../videos';

/** The videos' state lists (spec, section 3), by its names. */
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
  /** Specials and the latest: the newest first; a test compares the order with the days. */
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
  /** The pictures that `/videos` opens with. */
  videoSlider: ['kitchen-disco', 'eight-circles', 'one-slow-minute'],
  /** Still being made: it has no day of publication. */
  upcomingVideos: ['ridge-legs'],
} as const satisfies Readonly<Record<string, readonly VideoSlug[]>>;

export type VideoListName = keyof typeof videoLists;
