import { mediaAddress, type ContentPack, type MediaBase } from '@gschool/domain/content-pack';

/** What visitors see of a class that the pack marks public: title and picture alone. */
export interface Sample {
  title: string;
  poster: string;
}

/** The public samples of a pack, in its order: the file that the setting `SITE_SAMPLES` names. */
export const samplesOf = (pack: ContentPack, base: MediaBase): readonly Sample[] =>
  pack.videos
    .filter((video) => video.public)
    .map(({ title, poster }) => ({ title, poster: mediaAddress(base, poster) }));
