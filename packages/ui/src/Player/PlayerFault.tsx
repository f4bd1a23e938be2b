import * as icons from '../Icon/icons';
import * as css from './Player.css';
import type { StreamFault } from './hls';
import { usePlayer } from './usePlayback';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { useUi } from '../UiProvider/UiProvider';

export interface PlayerFaultProps {
  fault: StreamFault;
  onRetry: () => void;
}

/** Why nothing plays, in a sentence, and a way on. */
export function PlayerFault({ fault, onRetry }: PlayerFaultProps) {
  const { words } = usePlayer();
  const { messages } = useUi();
  const sentence = {
    network: words.networkFault,
    media: words.mediaFault,
    unsupported: words.unsupportedFault,
  }[fault];
  return (
    <div className={css.fault} role="alert">
      <Icon icon={fault === 'network' ? icons.offline : icons.alert} size="huge" />
      <p className={css.faultText}>{sentence}</p>
      {fault !== 'unsupported' && (
        <Button iconStart={icons.refresh} onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}
