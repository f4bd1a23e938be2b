import * as icons from '../../../data-display/Icon/icons';
import * as actionStyles from './actions.css';
import type { StreamFault } from '../engine/openStream';
import * as styles from './ErrorOverlay.css';
import { useIsOnline } from '../engine/useIsOnline';
import { usePlayer } from '../state/PlayerContext';
import { Icon } from '../../../data-display/Icon/Icon';
import { useUi } from '../../../providers/UiProvider/UiProvider';
import { externalLinkProps } from '../../../internal/externalLinkProps';

export interface ErrorOverlayProps {
  fault: StreamFault;
  onRetry: () => void;
}

/** Why nothing plays, in a sentence, and a way on. */
export function ErrorOverlay({ fault, onRetry }: ErrorOverlayProps) {
  const { words, props } = usePlayer();
  const { messages, Link } = useUi();
  const isOffline = !useIsOnline() && fault === 'network';
  const [icon, sentence] = {
    network: [icons.offline, isOffline ? words.offlineWaiting : words.networkFault] as const,
    media: [icons.alert, words.mediaFault] as const,
    unsupported: [icons.alert, words.unsupportedFault] as const,
    denied: [icons.lock, words.deniedFault] as const,
  }[fault];
  const isDenied = fault === 'denied';
  // What a shut door needs stands before knocking again.
  const ways = props.faultWays?.(fault).map(({ label, href, isExternal }) => (
    <Link
      key={href}
      href={href}
      {...externalLinkProps(isExternal)}
      className={isDenied ? actionStyles.primary : actionStyles.quiet}
    >
      {label}
    </Link>
  ));
  return (
    <div className={styles.fault} role="alert">
      <Icon icon={icon} size="huge" />
      <p className={styles.sentence}>{props.faultSentence?.(fault) ?? sentence}</p>
      <div className={actionStyles.actions}>
        {isDenied && ways}
        {fault !== 'unsupported' && (
          <button
            type="button"
            className={isDenied && ways?.length ? actionStyles.quiet : actionStyles.primary}
            onClick={onRetry}
          >
            <Icon icon={icons.refresh} />
            {messages.retry}
          </button>
        )}
        {!isDenied && ways}
      </div>
    </div>
  );
}
