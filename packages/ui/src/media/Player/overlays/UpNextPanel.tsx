import { useState, type MouseEvent } from 'react';

import * as icons from '../../../data-display/Icon/icons';
import * as actionStyles from './actions.css';
import { MenuSwitch } from '../menus/MenuRow';
import type { UpNext } from '../playerProps';
import * as styles from './UpNextPanel.css';
import { useCountdown } from './useCountdown';
import { usePlayer } from '../state/PlayerContext';
import { Icon } from '../../../data-display/Icon/Icon';
import { Picture } from '../../Picture/Picture';
import { VisuallyHidden } from '../../../typography/VisuallyHidden/VisuallyHidden';
import { useUi } from '../../../providers/UiProvider/UiProvider';
import { isPlainClick } from '../../../internal/isPlainClick';

const COUNTDOWN_SECONDS = 8;

export interface UpNextPanelProps {
  upNext: UpNext;
}

/**
 * Announces once when the next video will start. It is mounted before the panel, because screen
 * readers announce only what is added to a live region that is already rendered.
 */
export function UpNextStatus({ upNext }: { upNext: UpNext | undefined }) {
  const { messages, autoplay } = usePlayer();
  const when = autoplay.isOn ? messages.upNextIn(COUNTDOWN_SECONDS) : messages.upNext;
  return <VisuallyHidden role="status">{upNext && `${when}: ${upNext.title}`}</VisuallyHidden>;
}

/** Shows the next video after the end, with a countdown that can be canceled. */
export function UpNextPanel({ upNext }: UpNextPanelProps) {
  const { messages, autoplay, run, focusPlayer } = usePlayer();
  const { Link } = useUi();
  const { title, picture, note, href, onPlay } = upNext;
  const [isCancelled, setCancelled] = useState(false);
  const isCounting = autoplay.isOn && !isCancelled;
  const { secondsLeft } = useCountdown(COUNTDOWN_SECONDS, isCounting, onPlay);
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPlay();
  };

  return (
    <section className={styles.panel} aria-label={messages.upNext}>
      <Picture picture={picture} alt="" isFilling isHero className={styles.picture} />
      <div className={styles.content}>
        <Link href={href} className={styles.ringed} aria-label={messages.playNow} onClick={follow}>
          {isCounting && (
            <svg className={styles.ring} viewBox="0 0 96 96" aria-hidden>
              <circle className={styles.ringTrack} cx="48" cy="48" r="45" />
              <circle
                className={styles.ringArc}
                cx="48"
                cy="48"
                r="45"
                pathLength={100}
                strokeDasharray="100"
                strokeDashoffset={(secondsLeft / COUNTDOWN_SECONDS) * 100}
              />
            </svg>
          )}
          <Icon icon={icons.play} size="huge" />
        </Link>
        <div className={styles.details}>
          <p className={styles.eyebrow}>
            {isCounting ? messages.upNextIn(secondsLeft) : messages.upNext}
          </p>
          <Link href={href} className={styles.title} onClick={follow}>
            <bdi>{title}</bdi>
          </Link>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        <div className={styles.buttons}>
          {isCounting ? (
            <button type="button" className={actionStyles.quiet} onClick={() => setCancelled(true)}>
              <span>{messages.cancel}</span>
            </button>
          ) : (
            <button
              type="button"
              className={actionStyles.quiet}
              onClick={() => {
                run({ type: 'play' });
                focusPlayer();
              }}
            >
              <Icon icon={icons.refresh} />
              <span>{messages.replay}</span>
            </button>
          )}
          <div className={styles.autoplay}>
            <MenuSwitch label={messages.autoplay} isOn={autoplay.isOn} onChange={autoplay.set} />
          </div>
        </div>
      </div>
    </section>
  );
}
