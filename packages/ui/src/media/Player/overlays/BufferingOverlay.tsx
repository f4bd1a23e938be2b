import * as actionStyles from './actions.css';
import * as playerStyles from '../Player.css';
import { useIsOnline } from '../engine/useIsOnline';
import { usePlayer } from '../state/PlayerContext';
import { Spinner } from '../../../feedback/Spinner/Spinner';
import * as visuallyHiddenStyles from '../../../typography/VisuallyHidden/VisuallyHidden.css';
import { useUi } from '../../../providers/UiProvider/UiProvider';

export interface BufferingOverlayProps {
  /** Loading is slow, or the browser is offline. */
  isSlowOrOffline: boolean;
  onRetry: () => void;
}

/** A spinner while the video loads; if it takes long, a message and actions. */
export function BufferingOverlay({ isSlowOrOffline, onRetry }: BufferingOverlayProps) {
  const { messages, stream, focusPlayer } = usePlayer();
  const { messages: commonMessages } = useUi();
  const isOnline = useIsOnline();
  const { qualities, quality, level, setQuality } = stream;
  const [smallest] = qualities.toSorted((one, other) => one.height - other.height);
  const canShrink =
    smallest && qualities.length > 1 && quality !== smallest.index && level !== smallest.index;
  return (
    <div className={playerStyles.bufferingOverlay}>
      <div className={playerStyles.spinnerCircle}>
        <Spinner size="large" label={commonMessages.loading} />
      </div>
      <div className={isSlowOrOffline ? playerStyles.slowNotice : visuallyHiddenStyles.hidden}>
        {/* Screen readers announce only what is added to a live region that is already
            rendered. */}
        <span role="status">
          {isSlowOrOffline && (isOnline ? messages.slow : messages.offlineWaiting)}
        </span>
        {isSlowOrOffline && isOnline && (
          <div className={actionStyles.actions}>
            <button type="button" className={actionStyles.quiet} onClick={onRetry}>
              {commonMessages.retry}
            </button>
            {canShrink && (
              <button
                type="button"
                className={actionStyles.plain}
                onClick={() => {
                  setQuality(smallest.index);
                  focusPlayer();
                }}
              >
                {messages.smallerPicture}
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
