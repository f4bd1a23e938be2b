import { mediaAddress, type ContentPack, type MediaBase } from '@gschool/domain/content-pack';

/** What the file holds that the setting `SITE_SAMPLES` names: what visitors see of a pack. */
export interface Samples {
  /** Of the classes that the pack marks public, title and picture alone. */
  classes: readonly { title: string; poster: string }[];
  /** Of those who teach, name and portrait. */
  instructors: readonly { name: string; portrait: string }[];
}

/** The public samples of a pack, in its order. */
export const samplesOf = (pack: ContentPack, base: MediaBase): Samples => ({
  classes: pack.videos
    .filter((video) => video.public)
    .map(({ title, poster }) => ({ title, poster: mediaAddress(base, poster) })),
  instructors: pack.instructors.map(({ name, portrait }) => ({
    name,
    portrait: portrait ? mediaAddress(base, portrait) : '',
  })),
});
