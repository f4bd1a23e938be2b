import * as icons from '../../data-display/Icon/icons';
import * as styles from './frame.css';
import { useIsOnline } from './engine/useIsOnline';
import { usePlayer } from './state/PlayerContext';
import { Icon } from '../../data-display/Icon/Icon';

/** The title above the video while the controls are visible, and a notice while offline. */
export function PlayerHeader() {
  const { props, messages } = usePlayer();
  const isOnline = useIsOnline();
  return (
    <div className={styles.head}>
      <div className={styles.names} aria-hidden>
        <p className={styles.title}>
          <bdi>{props.title}</bdi>
        </p>
        {props.subtitle && (
          <p className={styles.subtitle}>
            <bdi>{props.subtitle}</bdi>
          </p>
        )}
      </div>
      {!isOnline && (
        <span className={styles.offline}>
          <Icon icon={icons.offline} size="small" />
          <span>{messages.offline}</span>
        </span>
      )}
    </div>
  );
}
