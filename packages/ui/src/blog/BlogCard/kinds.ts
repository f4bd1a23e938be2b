import * as icons from '../../data-display/Icon/icons';
import type { IconShape } from '../../data-display/Icon/shape';

/** What a post is made of, where it is more than words. */
export type PostKind = 'audio' | 'video' | 'link' | 'quote' | 'gallery';

/** The mark of each kind. */
export const kindIcons: Readonly<Record<PostKind, IconShape>> = {
  audio: icons.volume,
  video: icons.play,
  link: icons.link,
  quote: icons.quote,
  gallery: icons.photo,
};
