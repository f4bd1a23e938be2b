import { useLibrary } from '@gschool/data/queries';
import { isListed, type LibraryList } from '@gschool/domain';
import { IconButton, type IconShape } from '@gschool/ui';

import '../../i18n/en/listing.messages.json';
import { useT, type MessageId } from '../../i18n/useT';
import { useListing } from './useListing';

/** How a button of the library looks. */
export interface ListButtonLook {
  /**
   * `plate` stands on pictures.
   * @default 'plain'
   */
  variant?: 'plain' | 'quiet' | 'outline' | 'plate' | undefined;
}

interface ListToggleProps extends ListButtonLook {
  list: LibraryList;
  /** The class, or for the watchlist the series. */
  id: string;
  title: string;
  /** Names list and title, the same in both states: what is pressed must not say "add". */
  label: MessageId;
  icon: IconShape;
  /** In place of the icon while it is in the list; else the icon is filled. */
  iconIn?: IconShape | undefined;
}

/** A button that is pressed while something is in a list of the library. */
export function ListToggle({
  list,
  id,
  title,
  label,
  icon,
  iconIn,
  variant = 'plain',
}: ListToggleProps) {
  const t = useT();
  const { data } = useLibrary();
  const change = useListing();
  const isIn = data !== undefined && isListed(data, list, id);
  return (
    <IconButton
      label={t(label, { title })}
      icon={isIn && iconIn ? iconIn : icon}
      isFilled={isIn && !iconIn}
      variant={variant}
      aria-pressed={isIn}
      onClick={() => change({ list, id, title, isIn: !isIn })}
    />
  );
}
