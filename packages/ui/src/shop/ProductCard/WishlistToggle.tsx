import { productMessages } from './messages';
import * as icons from '../../data-display/Icon/icons';
import { IconButton } from '../../actions/IconButton/IconButton';
import { useMessages } from '../../providers/UiProvider/UiProvider';

export interface WishlistToggleProps {
  /** The product's name, for a name of the button's own. */
  name: string;
  /** It’s on the wishlist. */
  isSaved: boolean;
  /** Asked to put it there, or to take it away. */
  onToggle: (isSaved: boolean) => void;
  /**
   * `plate` stands on the picture, `quiet` in a row of tools.
   * @default 'plate'
   */
  variant?: 'plate' | 'quiet' | undefined;
}

/** A heart that keeps a product for later. */
export function WishlistToggle({
  name,
  isSaved,
  onToggle,
  variant = 'plate',
}: WishlistToggleProps) {
  const messages = useMessages('product', productMessages);
  return (
    <IconButton
      label={messages.wishlistToggle(name)}
      icon={icons.heart}
      variant={variant}
      size="small"
      isFilled={isSaved}
      aria-pressed={isSaved}
      onClick={() => onToggle(!isSaved)}
    />
  );
}
