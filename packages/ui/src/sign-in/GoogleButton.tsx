import { Button } from '../actions/Button/Button';
import { Spinner } from '../feedback/Spinner/Spinner';

/** Google’s logo in its four colors, as their guidelines require for sign-in buttons. */
function GoogleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path
        fill="#4285F4"
        d="M45 24.5c0-1.6-.1-2.8-.4-4H24v7.4h12a10.5 10.5 0 0 1-4.5 7v5.8h7.2C42.9 36.7 45 31.2 45 24.5z"
      />
      <path
        fill="#34A853"
        d="M24 46c6 0 11-2 14.7-5.4l-7.2-5.7c-2 1.4-4.5 2.2-7.5 2.2-5.8 0-10.7-3.9-12.4-9.1H4.2v5.9A22 22 0 0 0 24 46z"
      />
      <path fill="#FBBC05" d="M11.6 28a13.3 13.3 0 0 1 0-8.4v-5.8H4.2a22 22 0 0 0 0 20z" />
      <path
        fill="#EA4335"
        d="M24 10.8c3.3 0 6.2 1.1 8.5 3.3l6.4-6.4A21.5 21.5 0 0 0 24 2 22 22 0 0 0 4.2 13.8l7.4 5.8c1.7-5.2 6.6-8.8 12.4-8.8z"
      />
    </svg>
  );
}

export interface GoogleButtonProps {
  /** The label: "Continue with Google", or a hint about the popup while it is open. */
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
 * The button for Google sign-in. Firebase reports a closed popup only after a few seconds
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
      <span>{label}</span>
    </Button>
  );
}
