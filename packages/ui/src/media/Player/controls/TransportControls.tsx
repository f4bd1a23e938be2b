import * as icons from '../../../data-display/Icon/icons';
import { ControlButton } from './ControlButton';
import * as styles from './ControlBar.css';
import { usePlayback, usePlayer } from '../state/PlayerContext';

/** Play, ten seconds back and forward, and the previous and next video if there are any. */
export function TransportControls() {
  const { store, run, props, words } = usePlayer();
  const isPlaying = usePlayback(store, (state) => state.isPlaying);
  const isEnded = usePlayback(store, (state) => state.phase === 'ended');
  return (
    <div className={styles.transport} dir="ltr">
      {props.onPrevious && (
        <ControlButton
          label={words.previous}
          icon={icons.skipPrevious}
          keys="Shift+P"
          tip="start"
          onClick={() => run({ type: 'previous' })}
        />
      )}
      <ControlButton
        label={words.seekBack(10)}
        icon={icons.back10}
        keys="j"
        tip="start"
        onClick={() => run({ type: 'seekBy', seconds: -10 })}
      />
      <ControlButton
        isMain
        label={isPlaying ? words.pause : isEnded ? words.replay : words.play}
        icon={isPlaying ? icons.pause : isEnded ? icons.refresh : icons.play}
        keys="k"
        onClick={() => run({ type: 'toggle' })}
      />
      <ControlButton
        label={words.seekForward(10)}
        icon={icons.forward10}
        keys="l"
        onClick={() => run({ type: 'seekBy', seconds: 10 })}
      />
      {props.onNext && (
        <ControlButton
          label={words.next}
          icon={icons.skipNext}
          keys="Shift+N"
          onClick={() => run({ type: 'next' })}
        />
      )}
    </div>
  );
}
