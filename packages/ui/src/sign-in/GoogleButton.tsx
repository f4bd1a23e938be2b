import { Button } from '../actions/Button/Button';
import { Spinner } from '../feedback/Spinner/Spinner';
import { GoogleMark } from './GoogleMark';

export interface GoogleButtonProps {
  /** What it says: "Continue with Google"; while it waits, where to look. */
  label: string;
  /** Its window is open. A press does nothing then: a second one would end the first with an error. */
  isWaiting: boolean;
  /** It was pressed; never while it waits. */
  onPress: () => void;
}

/**
 * Google sign-in. A window that was closed is reported only after some seconds, so the
 * button shows that it waits and everything else on the page stays usable.
 */
export function GoogleButton({ label, isWaiting, onPress }: GoogleButtonProps) {
  return (
    <Button
      variant="quiet"
      size="large"
      isFullWidth
      // Not `isLoading`, which hides the words: where to look is what they say.
      aria-disabled={isWaiting}
      aria-busy={isWaiting}
      onClick={isWaiting ? undefined : onPress}
    >
      {isWaiting ? <Spinner size="small" label="" /> : <GoogleMark />}
      {label}
    </Button>
  );
}
