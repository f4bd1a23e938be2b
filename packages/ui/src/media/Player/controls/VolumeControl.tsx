import * as icons from '../../../data-display/Icon/icons';
import { ControlButton } from './ControlButton';
import * as css from './ControlBar.css';
import * as bar from './SeekBar.css';
import { usePlayback, usePlayer } from '../state/PlayerContext';

/** Mute, and a native range for the volume. */
export function VolumeControl() {
  const { store, run, video, words } = usePlayer();
  const isMuted = usePlayback(store, (state) => state.isMuted);
  const volume = usePlayback(store, (state) => state.volume);
  const shown = isMuted ? 0 : Math.round(volume * 100);
  return (
    <div className={css.roomy}>
      <ControlButton
        label={isMuted ? words.unmute : words.mute}
        icon={shown === 0 ? icons.mute : icons.volume}
        keys="m"
        onClick={() => run({ type: 'mute' })}
      />
      <div dir="ltr" className={css.volume}>
        <svg className={bar.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
          <rect className={bar.rest} width="100" height="1" />
          <rect className={bar.level} width={shown} height="1" />
        </svg>
        <input
          type="range"
          className={bar.input}
          data-player-part="volume"
          min={0}
          max={100}
          step={5}
          value={shown}
          aria-label={words.volume}
          aria-valuetext={isMuted ? words.muted : words.percent(shown)}
          onChange={(event) => {
            const element = video();
            if (!element) return;
            element.volume = Number(event.currentTarget.value) / 100;
            element.muted = element.volume === 0;
          }}
        />
      </div>
    </div>
  );
}
