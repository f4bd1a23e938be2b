import { toUrl, type DescribedSite, type StructuredDataNode } from './node';
import { toDuration } from './toDuration';

/** A video that visitors can play. `thumbnail` and `file` are paths or URLs. */
export interface DescribedVideo {
  name: string;
  description: string;
  /** A note that the video is a sample. */
  sampleNote?: string | undefined;
  thumbnail: string | undefined;
  /** An ISO date; null before the publication. */
  publishedOn: string | null;
  file: string | undefined;
  seconds: number;
}

/** A video. Before it is published, its node is incomplete and is removed. */
export const createVideoObject = (
  site: DescribedSite,
  video: DescribedVideo,
): StructuredDataNode<'VideoObject'> => ({
  '@type': 'VideoObject',
  name: video.name,
  description: video.description,
  disambiguatingDescription: video.sampleNote,
  thumbnailUrl: video.thumbnail && toUrl(site, video.thumbnail),
  // The time of day is unknown. Noon in UTC has the same date in nearly all time zones. The feed
  // uses the same time.
  uploadDate: video.publishedOn === null ? undefined : `${video.publishedOn}T12:00:00Z`,
  contentUrl: video.file && toUrl(site, video.file),
  duration: toDuration(video.seconds),
});
