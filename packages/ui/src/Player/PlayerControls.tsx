import * as css from './controls.css';
import { PlayerMenu, type PlayerMenuGroup } from './PlayerMenu';
import { SeekBar, type Chapter } from './SeekBar';
import { clock } from './time';
import { useFrameModes } from './useFrameModes';
import { usePlayback, usePlayer } from './usePlayback';
import { VolumeControl } from './VolumeControl';
import { IconButton } from '../IconButton/IconButton';
import { useUi } from '../UiProvider/UiProvider';

export interface PlayerControlsProps {
  chapters: readonly Chapter[];
  /** The captions' choices; null where the film has none. */
  captions: PlayerMenuGroup | null;
  /** Speed, and quality where there is a choice. */
  settings: readonly PlayerMenuGroup[];
}

function Clock() {
  const { store } = usePlayer();
  const time = usePlayback(store, (state) => Math.floor(state.time));
  const duration = usePlayback(store, (state) => Math.floor(state.duration));
  return (
    <span className={css.time} dir="ltr">
      {clock(time)}
      <span className={css.total}> / {clock(duration)}</span>
    </span>
  );
}

/** The bar at the film's foot. */
export function PlayerControls({ chapters, captions, settings }: PlayerControlsProps) {
  const { store, run, video, words } = usePlayer();
  const { messages } = useUi();
  const isPlaying = usePlayback(store, (state) => state.isPlaying);
  const isEnded = usePlayback(store, (state) => state.phase === 'ended');
  const { isFullscreen, canPip, isPip, togglePip } = useFrameModes(video);
  return (
    <div className={css.controls} data-player-part="controls">
      <SeekBar chapters={chapters} />
      <div className={css.line}>
        <IconButton
          label={isPlaying ? messages.pause : isEnded ? words.replay : messages.play}
          icon={isPlaying ? 'pause' : isEnded ? 'refresh' : 'play'}
          className={css.button}
          onClick={() => run({ type: 'toggle' })}
        />
        <IconButton
          label={messages.seekBack(10)}
          icon="back-10"
          className={css.button}
          onClick={() => run({ type: 'seekBy', seconds: -10 })}
        />
        <IconButton
          label={messages.seekForward(10)}
          icon="forward-10"
          className={css.button}
          onClick={() => run({ type: 'seekBy', seconds: 10 })}
        />
        <VolumeControl />
        <Clock />
        <span className={css.gap} />
        {captions && (
          <PlayerMenu
            label={messages.captions}
            icon="captions"
            isOn={captions.value !== ''}
            groups={[captions]}
          />
        )}
        <PlayerMenu label={words.settings} icon="settings" groups={settings} />
        {canPip && (
          <div className={css.roomy}>
            <IconButton
              label={isPip ? words.exitPictureInPicture : messages.pictureInPicture}
              icon="pip"
              className={css.button}
              onClick={togglePip}
            />
          </div>
        )}
        <IconButton
          label={isFullscreen ? messages.exitFullscreen : messages.fullscreen}
          icon={isFullscreen ? 'exit-fullscreen' : 'fullscreen'}
          className={css.button}
          onClick={() => run({ type: 'fullscreen' })}
        />
      </div>
    </div>
  );
}
