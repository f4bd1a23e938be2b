import { getMediaUrl, type MediaBase } from './mediaPath';
import type { ContentPack, PackText } from './schema';

/** What visitors see of a pack: the file that the setting `SITE_SAMPLES` names. */
export interface Samples {
  /** The language of texts that are written in one language alone (BCP 47). */
  language: string;
  /** Title and picture of the classes that the pack marks public, and nothing else. */
  classes: readonly { title: PackText; poster: string }[];
  /** Name and portrait of the instructors. */
  instructors: readonly { name: PackText; portrait: string }[];
}

/** The public samples of a pack, in its order. */
export const getPackSamples = (pack: ContentPack, base: MediaBase): Samples => ({
  language: pack.language,
  classes: pack.videos
    .filter((video) => video.public)
    .map(({ title, poster }) => ({ title, poster: getMediaUrl(base, poster) })),
  instructors: pack.instructors.map(({ name, portrait }) => ({
    name,
    portrait: portrait ? getMediaUrl(base, portrait) : '',
  })),
});
