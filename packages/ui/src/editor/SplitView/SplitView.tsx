import { useId, useState, type ReactNode } from 'react';

import { Button } from '../../actions/Button/Button';
import { classNames } from '../../internal/classNames';
import { useMessages, useUi } from '../../providers/UiProvider/UiProvider';
import { splitViewMessages } from './messages';
import { MAX_SHARE, MIN_SHARE } from './shares';
import * as styles from './SplitView.css';
import { useHeaderSize } from './useHeaderSize';
import { useSeparator } from './useSeparator';

export interface SplitViewProps {
  /** The name of the switch between both panes, where only one has room: “View”. */
  label: string;
  /** The name of the first pane: “Form”. */
  startLabel: string;
  /** The name of the second pane: “Preview”. */
  endLabel: string;
  /** A line above both panes that stays in view: whether something is saved, and a button. */
  header?: ReactNode;
  /** The first pane. It scrolls with the page. */
  start: ReactNode;
  /**
   * The second pane. It stays in view, as tall as the window, so its content has a scroll bar. It
   * is not rendered while it is closed.
   */
  end: ReactNode;
  /**
   * Whether the second pane is shown. The app has a button for it; on a phone, the switch opens it.
   * @default true
   */
  isEndOpen?: boolean | undefined;
  /** Called when the switch opens the second pane. */
  onEndOpenChange?: ((isOpen: boolean) => void) | undefined;
  /**
   * The share of the first pane at first, in percent: 25 to 75.
   * @default 50
   */
  defaultShare?: number | undefined;
  /** Called with the share of the first pane after it was changed; store it here. */
  onShareChange?: ((share: number) => void) | undefined;
  /** Class names for the layout around it. */
  className?: string | undefined;
}

/**
 * Two panes side by side, with a separator that is dragged or moved by keyboard. Where they have no
 * room, a switch shows one of both.
 */
export function SplitView(props: SplitViewProps) {
  const { label, startLabel, endLabel, isEndOpen = true } = props;
  const { locale } = useUi();
  const messages = useMessages('splitView', splitViewMessages);
  const startId = useId();
  const [isEndShown, setEndShown] = useState(false);
  const header = useHeaderSize();
  const { view, share, handlers } = useSeparator(props.defaultShare ?? 50, props.onShareChange);

  const showEnd = () => {
    setEndShown(true);
    if (!isEndOpen) props.onEndOpenChange?.(true);
  };
  const isEnd = isEndShown && isEndOpen;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share / 100);
  return (
    <div className={classNames(styles.container, props.className)}>
      <div ref={header} className={props.header ? styles.header : styles.switchHeader}>
        {props.header}
        <div role="group" aria-label={label} className={styles.switcher}>
          <Button
            variant={isEnd ? 'quiet' : 'primary'}
            size="small"
            aria-pressed={!isEnd}
            onClick={() => setEndShown(false)}
          >
            {startLabel}
          </Button>
          <Button
            variant={isEnd ? 'primary' : 'quiet'}
            size="small"
            aria-pressed={isEnd}
            onClick={showEnd}
          >
            {endLabel}
          </Button>
        </div>
      </div>
      <div ref={view} className={isEndOpen ? styles.splitView : styles.view}>
        <div
          id={startId}
          role="region"
          aria-label={startLabel}
          data-off={isEnd || undefined}
          className={styles.pane}
        >
          {props.start}
        </div>
        {isEndOpen && (
          <>
            <div
              role="separator"
              tabIndex={0}
              aria-label={messages.resize(startLabel, endLabel)}
              aria-orientation="vertical"
              aria-controls={startId}
              aria-valuenow={share}
              aria-valuemin={MIN_SHARE}
              aria-valuemax={MAX_SHARE}
              aria-valuetext={messages.share(percent, startLabel)}
              className={styles.separator}
              {...handlers}
            />
            <div
              role="region"
              aria-label={endLabel}
              data-off={!isEnd || undefined}
              className={styles.endPane}
            >
              {props.end}
            </div>
          </>
        )}
      </div>
    </div>
  );
}
