import { Children, isValidElement, useId, type ReactNode } from 'react';
import * as icons from '../../data-display/Icon/icons';
import * as styles from './Carousel.css';
import { scrollToFocusedCard, moveCardFocus } from './cardFocus';
import { useScrollEnds } from './useScrollEnds';
import { Heading } from '../../typography/Heading/Heading';
import { IconButton } from '../../actions/IconButton/IconButton';
import { useUi } from '../../providers/UiProvider/UiProvider';

export interface CarouselProps {
  /** Names the row. */
  title: string;
  /** A quiet line beside the title. */
  subtitle?: string | undefined;
  /** A link to the whole list, at the end of the title's line. */
  action?: ReactNode;
  /** The row's name where the title alone does not say it. */
  label?: string | undefined;
  /** The cards; each becomes an item of a list. */
  children?: ReactNode;
  /** Stands in the row's place while it has no cards: a sentence and the next useful step. */
  empty?: ReactNode;
  /**
   * The title's place in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * How wide the items are: 280, 416, 184 px, or what a ranked card of `TopTen` takes; less on
   * a phone, where the next one peeks in.
   * @default 'card'
   */
  itemSize?: 'card' | 'wide' | 'portrait' | 'ranked' | undefined;
  /**
   * The order of the cards means something: an ordered list.
   * @default false
   */
  isOrdered?: boolean | undefined;
  /**
   * Its cards can take the focus, which scrolls the row; without, the row itself takes it.
   * @default true
   */
  hasLinks?: boolean | undefined;
}

/** A row that scrolls sideways by finger, wheel, keyboard or its two buttons; it never moves by itself. */
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
  const { scroller, start, end, isStart, isEnd, scrollByPage: move } = useScrollEnds();
  return (
    <section
      className={styles.row}
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
            onClick={() => move(-1)}
          />
          <IconButton
            label={messages.scrollForward}
            icon={icons.chevronEnd}
            variant="quiet"
            size="small"
            tabIndex={-1}
            disabled={isEnd}
            onClick={() => move(1)}
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
                // By the card, not by its place: the focus stays where it is when another card goes.
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
