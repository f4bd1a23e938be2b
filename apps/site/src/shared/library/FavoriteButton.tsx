import { icons } from '@gschool/ui';

import { ListToggle, type ListButtonLook } from './ListToggle';

interface FavoriteButtonProps extends ListButtonLook {
  videoId: string;
  /** The class's title: it is in the button's name. */
  title: string;
}

/** Adds a class to the favourites, or takes it out. */
export const FavoriteButton = ({ videoId, title, variant }: FavoriteButtonProps) => (
  <ListToggle
    list="favorites"
    id={videoId}
    title={title}
    label="listing.favorite"
    icon={icons.heart}
    variant={variant}
  />
);
