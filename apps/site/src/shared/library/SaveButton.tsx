import { icons } from '@gschool/ui';

import { ListToggle, type ListButtonProps } from './ListToggle';

interface SaveButtonProps extends ListButtonProps {
  videoId: string;
  /** The title of the class, for the label of the button. */
  title: string;
}

/** Adds a class to the saved classes, or removes it. */
export const SaveButton = ({ videoId, title, variant }: SaveButtonProps) => (
  <ListToggle
    list="saved"
    id={videoId}
    title={title}
    label="listing.save"
    icon={icons.bookmark}
    variant={variant}
  />
);
