import * as icons from '../../../data-display/Icon/icons';
import { CaptionsMenu } from '../menus/CaptionsMenu';
import { ChaptersMenu } from '../menus/ChaptersMenu';
import { Clock } from './TimeDisplay';
import { ControlButton } from './ControlButton';
import * as css from './ControlBar.css';
import { SeekBar } from './SeekBar';
import { SettingsMenu } from '../menus/SettingsMenu';
import { Transport } from './TransportControls';
import { usePlayer } from '../state/PlayerContext';
import { VolumeControl } from './VolumeControl';

interface PlayerControlsProps {
  /** A message covers the controls, so they leave the tab order. */
  isCovered: boolean;
}

/** The bar at the video's foot. */
export function PlayerControls({ isCovered }: PlayerControlsProps) {
  const { run, words, modes } = usePlayer();
  return (
    <div className={css.controls} data-player-part="controls" inert={isCovered}>
      <SeekBar />
      <div className={css.line}>
        <Transport />
        <VolumeControl />
        <Clock />
        <span className={css.gap} />
        <ChaptersMenu />
        <CaptionsMenu />
        <SettingsMenu />
        {modes.canPip && (
          <div className={css.roomy}>
            <ControlButton
              label={modes.isPip ? words.exitPictureInPicture : words.pictureInPicture}
              icon={icons.pip}
              keys="i"
              isOn={modes.isPip}
              tip="end"
              onClick={() => run({ type: 'pip' })}
            />
          </div>
        )}
        <ControlButton
          label={modes.isFullscreen ? words.exitFullscreen : words.fullscreen}
          icon={modes.isFullscreen ? icons.exitFullscreen : icons.fullscreen}
          keys="f"
          tip="end"
          onClick={() => run({ type: 'fullscreen' })}
        />
      </div>
    </div>
  );
}
