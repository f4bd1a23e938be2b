import * as actionStyles from './actions.css';
import * as playerStyles from '../Player.css';
import { useIsOnline } from '../engine/useIsOnline';
import { usePlayer } from '../state/PlayerContext';
import { Spinner } from '../../../feedback/Spinner/Spinner';
import { useUi } from '../../../providers/UiProvider/UiProvider';

export interface BufferingOverlayProps {
  /** Loading is slow, or the browser is offline. */
  isSlowOrOffline: boolean;
  onRetry: () => void;
}

/** A spinner while the video loads; if it takes long, a message and actions. */
export function BufferingOverlay({ isSlowOrOffline, onRetry }: BufferingOverlayProps) {
  const { words, stream, focusPlayer } = usePlayer();
  const { messages } = useUi();
  const isOnline = useIsOnline();
  const { qualities, quality, level, setQuality } = stream;
  const [smallest] = qualities.toSorted((one, other) => one.height - other.height);
  const canShrink =
    smallest && qualities.length > 1 && quality !== smallest.index && level !== smallest.index;
  return (
    <div className={playerStyles.waiting}>
      <Spinner size="large" label={messages.loading} />
      {isSlowOrOffline && (
        <div className={playerStyles.slowNotice} role="status">
          {isOnline ? words.slow : words.offlineWaiting}
          {isOnline && (
            <div className={actionStyles.actions}>
              <button type="button" className={actionStyles.quiet} onClick={onRetry}>
                {messages.retry}
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
                  {words.smallerPicture}
                </button>
              )}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
