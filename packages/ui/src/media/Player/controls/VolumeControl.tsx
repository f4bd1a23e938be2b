import * as icons from '../../../data-display/Icon/icons';
import { ControlButton } from './ControlButton';
import * as styles from './ControlBar.css';
import * as seekBarStyles from './SeekBar.css';
import { usePlayback, usePlayer } from '../state/PlayerContext';

/** Mute, and a native range input for the volume. */
export function VolumeControl() {
  const { store, run, getVideo, messages } = usePlayer();
  const isMuted = usePlayback(store, (state) => state.isMuted);
  const volume = usePlayback(store, (state) => state.volume);
  const shown = isMuted ? 0 : Math.round(volume * 100);
  return (
    <div className={styles.roomy}>
      <ControlButton
        label={isMuted ? messages.unmute : messages.mute}
        icon={shown === 0 ? icons.mute : icons.volume}
        keys="m"
        onClick={() => run({ type: 'mute' })}
      />
      <div dir="ltr" className={styles.volume}>
        <svg
          className={seekBarStyles.track}
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden
        >
          <rect className={seekBarStyles.rest} width="100" height="1" />
          <rect className={seekBarStyles.level} width={shown} height="1" />
        </svg>
        <input
          type="range"
          className={seekBarStyles.input}
          data-player-part="volume"
          min={0}
          max={100}
          step={5}
          value={shown}
          aria-label={messages.volume}
          aria-valuetext={isMuted ? messages.muted : messages.percent(shown)}
          onChange={(event) => {
            const element = getVideo();
            if (!element) return;
            element.volume = Number(event.currentTarget.value) / 100;
            element.muted = element.volume === 0;
          }}
        />
      </div>
    </div>
  );
}
