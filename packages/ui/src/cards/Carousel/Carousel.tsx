import { Children, isValidElement, useId, type ReactNode } from 'react';

import * as icons from '../../data-display/Icon/icons';
import * as styles from './Carousel.css';
import { scrollToFocusedCard, moveCardFocus } from './cardFocus';
import { useScrollEnds } from './useScrollEnds';
import { Heading } from '../../typography/Heading/Heading';
import { IconButton } from '../../actions/IconButton/IconButton';
import { useUi } from '../../providers/UiProvider/UiProvider';

export interface CarouselProps {
  /** The heading, which is also the name of the row. */
  title: string;
  /** A line beside the title. */
  subtitle?: string | undefined;
  /** A link to the whole list, at the end of the title's line. */
  action?: ReactNode;
  /** The row’s accessible name, if the title alone is not clear. */
  label?: string | undefined;
  /** The cards. Each becomes a list item. */
  children?: ReactNode;
  /** Shown instead of the row if it has no cards: a sentence and a useful next step. */
  empty?: ReactNode;
  /**
   * The heading level of the title.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * The width of the items: 280, 416 or 184 px, or the width of a `TopTen` card. Items are narrower
   * on a phone, so that part of the next one is visible.
   * @default 'card'
   */
  itemSize?: 'card' | 'wide' | 'portrait' | 'ranked' | undefined;
  /**
   * Renders an ordered list.
   * @default false
   */
  isOrdered?: boolean | undefined;
  /**
   * Whether the cards are focusable. Focusing a card scrolls the row. If they are not, the row
   * itself is focusable.
   * @default true
   */
  hasLinks?: boolean | undefined;
}

/**
 * A row that scrolls sideways by touch, mouse wheel, keyboard or its two buttons. It never scrolls
 * automatically.
 */
export function Carousel({
  title,
  subtitle,
  action,
  label,
  children,
  empty,
  headingLevel = 2,
  itemSize = 'card',
  isOrdered,
  hasLinks = true,
}: CarouselProps) {
  const id = useId();
  const { messages } = useUi();
  const List = isOrdered ? 'ol' : 'ul';
  const cards = Children.toArray(children);
  const { scroller, start, end, isStart, isEnd, scrollByPage } = useScrollEnds();
  return (
    <section
      className={styles.row[itemSize]}
      {...(label ? { 'aria-label': label } : { 'aria-labelledby': id })}
    >
      <div className={styles.header}>
        <div className={styles.titles}>
          <Heading level={headingLevel} size="h3" id={id}>
            {title}
          </Heading>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
        <div className={styles.buttons} hidden={isStart && isEnd}>
          <IconButton
            label={messages.scrollBack}
            icon={icons.chevronStart}
            variant="quiet"
            size="small"
            tabIndex={-1}
            disabled={isStart}
            onClick={() => scrollByPage(-1)}
          />
          <IconButton
            label={messages.scrollForward}
            icon={icons.chevronEnd}
            variant="quiet"
            size="small"
            tabIndex={-1}
            disabled={isEnd}
            onClick={() => scrollByPage(1)}
          />
        </div>
      </div>
      <div
        ref={scroller}
        className={styles.scroller}
        {...(hasLinks ? {} : { tabIndex: 0, role: 'group', 'aria-labelledby': id })}
      >
        <span ref={start} className={styles.startSentinel} />
        {cards[0] ? (
          <List
            className={styles.list}
            role="list"
            onKeyDown={moveCardFocus}
            onFocus={scrollToFocusedCard}
          >
            {cards.map((card, index) => (
              <li
                // Uses the card’s own key, so that focus stays when another card is removed.
                key={(isValidElement(card) && card.key) || index}
                className={styles.item[itemSize]}
              >
                {card}
              </li>
            ))}
          </List>
        ) : (
          empty
        )}
        <span ref={end} className={styles.endSentinel} />
      </div>
    </section>
  );
}
