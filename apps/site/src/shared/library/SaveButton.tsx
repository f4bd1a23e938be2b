import { icons } from '@gschool/ui';

import { ListToggle, type ListButtonLook } from './ListToggle';

interface SaveButtonProps extends ListButtonLook {
  videoId: string;
  /** The class's title: it is in the button's name. */
  title: string;
}

/** Saves a class for later, or takes it out of what is saved. */
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
