import { icons } from '@gschool/ui';

import { ListToggle, type ListButtonLook } from './ListToggle';

interface WatchlistButtonProps extends ListButtonLook {
  seriesId: string;
  /** The series' title: it is in the button's name. */
  title: string;
}

/** Adds a series to the watchlist, or takes it out. */
export const WatchlistButton = ({ seriesId, title, variant }: WatchlistButtonProps) => (
  <ListToggle
    list="watchlist"
    id={seriesId}
    title={title}
    label="listing.watchlist"
    icon={icons.plus}
    iconIn={icons.check}
    variant={variant}
  />
);
