import * as icons from '../../data-display/Icon/icons';
import type { IconShape } from '../../data-display/Icon/shape';

/** The kinds of posts that are not plain text. */
export type PostKind = 'audio' | 'video' | 'link' | 'quote' | 'gallery';

/** The icon of each kind. */
export const kindIcons: Readonly<Record<PostKind, IconShape>> = {
  audio: icons.volume,
  video: icons.play,
  link: icons.link,
  quote: icons.quote,
  gallery: icons.photo,
};
