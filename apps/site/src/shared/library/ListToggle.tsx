import '../../i18n/en/listing.messages.json';

import { useLibrary } from '@gschool/data/queries';
import { isListed, type LibraryList } from '@gschool/domain';
import { Button, IconButton, type IconShape } from '@gschool/ui';

import { useT, type MessageId } from '../../i18n/useT';
import { useListChange } from './useListChange';

/** The appearance of a library button. */
export interface ListButtonProps {
  /**
   * `overlay` is for buttons on pictures.
   * @default 'plain'
   */
  variant?: 'plain' | 'quiet' | 'outline' | 'overlay' | undefined;
  /** A label beside the icon, where there is room. The accessible name begins with it. */
  text?: string | undefined;
}

interface ListToggleProps extends ListButtonProps {
  list: LibraryList;
  /** The id of the class, or for the watchlist of the series. */
  id: string;
  title: string;
  /**
   * The accessible name, with the list and the title. It is the same in both states, because
   * `aria-pressed` says the state.
   */
  label: MessageId;
  icon: IconShape;
  /** The icon while the item is in the list. Without it, the usual icon is filled. */
  listedIcon?: IconShape | undefined;
}

/** A toggle button for a list of the library. */
export function ListToggle({
  list,
  id,
  title,
  label,
  icon,
  listedIcon,
  variant = 'plain',
  text,
}: ListToggleProps) {
  const t = useT();
  const { data } = useLibrary();
  const change = useListChange();
  const isInList = data !== undefined && isListed(data, list, id);
  const name = t(label, { title });
  const toggle = () => change({ list, id, title, isListed: !isInList });
  if (text !== undefined) {
    return (
      <Button
        variant="quiet"
        iconStart={{ ...icon, isSolid: isInList }}
        aria-label={name}
        aria-pressed={isInList}
        onClick={toggle}
      >
        {text}
      </Button>
    );
  }
  return (
    <IconButton
      label={name}
      icon={isInList && listedIcon ? listedIcon : icon}
      isFilled={isInList && !listedIcon}
      variant={variant}
      aria-pressed={isInList}
      onClick={toggle}
    />
  );
}
