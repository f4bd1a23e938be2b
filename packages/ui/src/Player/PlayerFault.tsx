import * as icons from '../Icon/icons';
import * as actions from './actions.css';
import type { StreamFault } from './hls';
import * as css from './PlayerFault.css';
import { useIsOnline } from './useIsOnline';
import { usePlayer } from './usePlayback';
import { Icon } from '../Icon/Icon';
import { useUi } from '../UiProvider/UiProvider';

export interface PlayerFaultProps {
  fault: StreamFault;
  onRetry: () => void;
}

/** Why nothing plays, in a sentence, and a way on. */
export function PlayerFault({ fault, onRetry }: PlayerFaultProps) {
  const { words, film } = usePlayer();
  const { messages } = useUi();
  const isOffline = !useIsOnline() && fault === 'network';
  const [icon, sentence] = {
    network: [icons.offline, isOffline ? words.offlineWaiting : words.networkFault] as const,
    media: [icons.alert, words.mediaFault] as const,
    unsupported: [icons.alert, words.unsupportedFault] as const,
    denied: [icons.lock, words.deniedFault] as const,
  }[fault];
  const isDenied = fault === 'denied';
  const way = film.faultAction?.(fault);
  return (
    <div className={css.fault} role="alert">
      <Icon icon={icon} size="huge" />
      <p className={css.sentence}>{film.faultSentence?.(fault) ?? sentence}</p>
      <div className={actions.actions}>
        {isDenied && way}
        {fault !== 'unsupported' && (
          <button
            type="button"
            className={isDenied && way ? actions.quiet : actions.primary}
            onClick={onRetry}
          >
            <Icon icon={icons.refresh} />
            {messages.retry}
          </button>
        )}
        {!isDenied && way}
      </div>
    </div>
  );
}
