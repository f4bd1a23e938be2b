import * as icons from '../../../data-display/Icon/icons';
import * as actionStyles from './actions.css';
import { isPermanent, type StreamError } from '../engine/playlistErrors';
import * as styles from './ErrorOverlay.css';
import { useIsOnline } from '../engine/useIsOnline';
import { usePlayer } from '../state/PlayerContext';
import { Icon } from '../../../data-display/Icon/Icon';
import { useUi } from '../../../providers/UiProvider/UiProvider';
import { externalLinkProps } from '../../../internal/externalLinkProps';

export interface ErrorOverlayProps {
  error: StreamError;
  onRetry: () => void;
}

/** The error message, a retry and other actions. */
export function ErrorOverlay({ error, onRetry }: ErrorOverlayProps) {
  const { messages, props } = usePlayer();
  const { messages: commonMessages, Link } = useUi();
  const isOffline = !useIsOnline() && error === 'network';
  const [icon, message] = {
    network: [icons.offline, isOffline ? messages.offlineWaiting : messages.networkError] as const,
    media: [icons.alert, messages.mediaError] as const,
    unsupported: [icons.alert, messages.unsupportedError] as const,
    denied: [icons.lock, messages.deniedError] as const,
    format: [icons.alert, messages.formatError] as const,
    protected: [icons.lock, messages.protectedError] as const,
    invalid: [icons.alert, messages.invalidError] as const,
  }[error];
  const isDenied = error === 'denied';
  // For a rejected request, the actions come before the retry.
  const links = props.getErrorActions?.(error).map(({ label, href, isExternal }) => (
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
    <div className={styles.error} role="alert">
      <Icon icon={icon} size="huge" />
      <p className={styles.message}>{props.getErrorMessage?.(error) ?? message}</p>
      <div className={actionStyles.actions}>
        {isDenied && links}
        {!isPermanent(error) && (
          <button
            type="button"
            className={isDenied && links?.length ? actionStyles.quiet : actionStyles.primary}
            onClick={onRetry}
          >
            <Icon icon={icons.refresh} />
            <span>{commonMessages.retry}</span>
          </button>
        )}
        {!isDenied && links}
      </div>
    </div>
  );
}
