import { breath } from './videos/breath';
import { interval } from './videos/interval';
import { mobility } from './videos/mobility';
import type { Video as Shape } from './videos/video';

type VideoFields = typeof breath | typeof interval | typeof mobility;

export type VideoSlug = VideoFields[number]['slug'];

export type Video = Shape & { slug: VideoSlug };

/** The one-minute practices of the sample catalog. */
export const videos: readonly Video[] = [...breath, ...interval, ...mobility];
