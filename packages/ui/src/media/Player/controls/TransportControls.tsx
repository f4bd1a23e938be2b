import * as icons from '../../../data-display/Icon/icons';
import { ControlButton } from './ControlButton';
import * as styles from './ControlBar.css';
import { usePlayback, usePlayer } from '../state/PlayerContext';

/** Play, ten seconds back and forward, and the previous and next video if there are any. */
export function TransportControls() {
  const { store, run, props, messages } = usePlayer();
  const isPlaying = usePlayback(store, (state) => state.isPlaying);
  const isEnded = usePlayback(store, (state) => state.phase === 'ended');
  return (
    <div className={styles.transport} dir="ltr">
      {props.onPrevious && (
        <ControlButton
          label={messages.previous}
          icon={icons.skipPrevious}
          keys="Shift+P"
          tip="start"
          onClick={() => run({ type: 'previous' })}
        />
      )}
      <ControlButton
        label={messages.seekBack(10)}
        icon={icons.back10}
        keys="j"
        tip="start"
        onClick={() => run({ type: 'seekBy', seconds: -10 })}
      />
      <ControlButton
        isMain
        label={isPlaying ? messages.pause : isEnded ? messages.replay : messages.play}
        icon={isPlaying ? icons.pause : isEnded ? icons.refresh : icons.play}
        keys="k"
        onClick={() => run({ type: 'toggle' })}
      />
      <ControlButton
        label={messages.seekForward(10)}
        icon={icons.forward10}
        keys="l"
        onClick={() => run({ type: 'seekBy', seconds: 10 })}
      />
      {props.onNext && (
        <ControlButton
          label={messages.next}
          icon={icons.skipNext}
          keys="Shift+N"
          onClick={() => run({ type: 'next' })}
        />
      )}
    </div>
  );
}
