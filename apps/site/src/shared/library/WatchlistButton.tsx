import { icons } from '@gschool/ui';

import { ListToggle, type ListButtonProps } from './ListToggle';

interface WatchlistButtonProps extends ListButtonProps {
  seriesId: string;
  /** The title of the series, for the label of the button. */
  title: string;
}

/** Adds a series to the watchlist, or removes it. */
export const WatchlistButton = ({ seriesId, title, variant }: WatchlistButtonProps) => (
  <ListToggle
    list="watchlist"
    id={seriesId}
    title={title}
    label="listing.watchlist"
    icon={icons.plus}
    listedIcon={icons.check}
    variant={variant}
  />
);
