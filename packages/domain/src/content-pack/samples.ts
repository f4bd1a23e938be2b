import { getMediaUrl, type MediaBase } from './mediaPath';
import type { ContentPack, PackText } from './schema';

/**
 * The part of a pack that visitors see; the content of the file that the setting `SITE_SAMPLES`
 * names (docs/product/access.md#samples-for-visitors).
 */
export interface Samples {
  /** The language of texts without translations (BCP 47). */
  language: string;
  /** The titles and posters of the public classes. */
  classes: readonly { title: PackText; poster: string }[];
  /** The instructors. Their public pages contain their biographies. */
  instructors: readonly { id: string; name: PackText; bio: PackText; portrait: string }[];
}

/** The public samples of a pack, in the pack's order, without archived classes. */
export const getPackSamples = (pack: ContentPack, base: MediaBase): Samples => ({
  language: pack.language,
  classes: pack.videos
    .filter((video) => video.public && !video.archived)
    .map(({ title, poster }) => ({ title, poster: getMediaUrl(base, poster) })),
  instructors: pack.instructors.map(({ id, name, bio, portrait }) => ({
    id,
    name,
    bio,
    portrait: portrait ? getMediaUrl(base, portrait) : '',
  })),
});
