import * as icons from '../Icon/icons';
import * as css from './controls.css';
import { PlayerMenu, type PlayerMenuGroup } from './PlayerMenu';
import { SeekBar, type Chapter } from './SeekBar';
import { clock } from './time';
import { useFrameModes } from './useFrameModes';
import { usePlayback, usePlayer } from './usePlayback';
import { VolumeControl } from './VolumeControl';
import { IconButton } from '../IconButton/IconButton';

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
  const isPlaying = usePlayback(store, (state) => state.isPlaying);
  const isEnded = usePlayback(store, (state) => state.phase === 'ended');
  const { isFullscreen, canPip, isPip, togglePip } = useFrameModes(video);
  return (
    <div className={css.controls} data-player-part="controls">
      <SeekBar chapters={chapters} />
      <div className={css.line}>
        <IconButton
          label={isPlaying ? words.pause : isEnded ? words.replay : words.play}
          icon={isPlaying ? icons.pause : isEnded ? icons.refresh : icons.play}
          className={css.button}
          onClick={() => run({ type: 'toggle' })}
        />
        <IconButton
          label={words.seekBack(10)}
          icon={icons.back10}
          className={css.button}
          onClick={() => run({ type: 'seekBy', seconds: -10 })}
        />
        <IconButton
          label={words.seekForward(10)}
          icon={icons.forward10}
          className={css.button}
          onClick={() => run({ type: 'seekBy', seconds: 10 })}
        />
        <VolumeControl />
        <Clock />
        <span className={css.gap} />
        {captions && (
          <PlayerMenu
            label={words.captions}
            icon={icons.captions}
            isOn={captions.value !== ''}
            groups={[captions]}
          />
        )}
        <PlayerMenu label={words.settings} icon={icons.settings} groups={settings} />
        {canPip && (
          <div className={css.roomy}>
            <IconButton
              label={isPip ? words.exitPictureInPicture : words.pictureInPicture}
              icon={icons.pip}
              className={css.button}
              onClick={togglePip}
            />
          </div>
        )}
        <IconButton
          label={isFullscreen ? words.exitFullscreen : words.fullscreen}
          icon={isFullscreen ? icons.exitFullscreen : icons.fullscreen}
          className={css.button}
          onClick={() => run({ type: 'fullscreen' })}
        />
      </div>
    </div>
  );
}
