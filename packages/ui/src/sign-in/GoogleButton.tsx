import { Button } from '../actions/Button/Button';
import { Spinner } from '../feedback/Spinner/Spinner';
import { GoogleMark } from './GoogleMark';

export interface GoogleButtonProps {
  /** The label: "Continue with Google", or a hint to the popup while it is open. */
  label: string;
  /**
   * The popup is open. A press then does nothing, because a second popup would cancel the first
   * with an error.
   */
  isWaiting: boolean;
  /** Called on press, but not while `isWaiting`. */
  onPress: () => void;
}

/**
 * The button for Google sign-in. Firebase reports a closed popup only after some seconds
 * (docs/product/sign-in.md#google-sign-in), so the rest of the page stays usable.
 */
export function GoogleButton({ label, isWaiting, onPress }: GoogleButtonProps) {
  return (
    <Button
      variant="quiet"
      size="large"
      isFullWidth
      // Not `isLoading`, which hides the label.
      aria-disabled={isWaiting}
      aria-busy={isWaiting}
      onClick={isWaiting ? undefined : onPress}
    >
      {isWaiting ? <Spinner size="small" label="" /> : <GoogleMark />}
      {label}
    </Button>
  );
}
