import * as icons from '../../../data-display/Icon/icons';
import { CaptionsMenu } from '../menus/CaptionsMenu';
import { ChaptersMenu } from '../menus/ChaptersMenu';
import { TimeDisplay } from './TimeDisplay';
import { ControlButton } from './ControlButton';
import * as styles from './ControlBar.css';
import { SeekBar } from './SeekBar';
import { SettingsMenu } from '../menus/SettingsMenu';
import { TransportControls } from './TransportControls';
import { usePlayer } from '../state/PlayerContext';
import { VolumeControl } from './VolumeControl';

interface ControlBarProps {
  /** A message covers the controls, so they leave the tab order. */
  isCovered: boolean;
}

/** The control bar at the bottom of the video. */
export function ControlBar({ isCovered }: ControlBarProps) {
  const { run, messages, presentationMode } = usePlayer();
  return (
    <div className={styles.controls} data-player-part="controls" inert={isCovered}>
      <SeekBar />
      <div className={styles.line}>
        <TransportControls />
        <VolumeControl />
        <TimeDisplay />
        <span className={styles.gap} />
        <ChaptersMenu />
        <CaptionsMenu />
        <SettingsMenu />
        {presentationMode.canPip && (
          <div className={styles.roomy}>
            <ControlButton
              label={
                presentationMode.isPip ? messages.exitPictureInPicture : messages.pictureInPicture
              }
              icon={icons.pip}
              keys="i"
              isOn={presentationMode.isPip}
              tip="end"
              onClick={() => run({ type: 'pip' })}
            />
          </div>
        )}
        {presentationMode.canFullscreen && (
          <ControlButton
            label={presentationMode.isFullscreen ? messages.exitFullscreen : messages.fullscreen}
            icon={presentationMode.isFullscreen ? icons.exitFullscreen : icons.fullscreen}
            keys="f"
            tip="end"
            onClick={() => run({ type: 'fullscreen' })}
          />
        )}
      </div>
    </div>
  );
}
