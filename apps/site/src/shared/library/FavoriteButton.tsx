import { icons } from '@gschool/ui';

import { ListToggle, type ListButtonProps } from './ListToggle';

interface FavoriteButtonProps extends ListButtonProps {
  videoId: string;
  /** The title of the class, for the label of the button. */
  title: string;
}

/** Adds a class to the favorites, or removes it. */
export const FavoriteButton = ({ videoId, title, variant, text }: FavoriteButtonProps) => (
  <ListToggle
    list="favorites"
    id={videoId}
    title={title}
    label="listing.favorite"
    icon={icons.heart}
    variant={variant}
    text={text}
  />
);
