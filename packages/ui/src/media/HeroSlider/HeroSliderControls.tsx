import type { KeyboardEvent } from 'react';

import { getPressedKey } from '../../internal/getPressedKey';
import * as icons from '../../data-display/Icon/icons';
import * as styles from './HeroSlider.css';
import type { useSlides } from './useSlides';
import { heroSliderMessages } from './messages';
import { IconButton } from '../../actions/IconButton/IconButton';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';
import { useIsHydrated } from '../../internal/useIsHydrated';

interface HeroSliderControlsProps {
  slides: ReturnType<typeof useSlides>;
  count: number;
  layout: 'split' | 'cover';
  /** Seconds that a slide is shown; 0 disables autoplay. */
  seconds: number;
}

/** Pause, previous, next and the position. They come before the slides in the document. */
export function HeroSliderControls({ slides, count, layout, seconds }: HeroSliderControlsProps) {
  const messages = useMessages('heroSlider', heroSliderMessages);
  const { index, rotation, show, showByHand, stop, toggle } = slides;
  // Before hydration, no handler would receive the end of the animation.
  const isHydrated = useIsHydrated();
  const isMoving = rotation !== 'stopped';

  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const indexByKey: Record<string, number> = {
      ArrowLeft: isRtl ? index + 1 : index - 1,
      ArrowRight: isRtl ? index - 1 : index + 1,
      Home: 0,
      End: count - 1,
    };
    const next = indexByKey[getPressedKey(event)];
    if (next === undefined) return;
    event.preventDefault();
    showByHand(next);
  };

  return (
    <div
      role="group"
      aria-label={messages.controls}
      className={styles.controls[layout]}
      onKeyDown={onKeyDown}
    >
      {seconds > 0 && (
        <IconButton
          label={isMoving ? messages.pause : messages.play}
          icon={isMoving ? icons.pause : icons.play}
          variant="outline"
          className={styles.rotationButton}
          onClick={toggle}
        />
      )}
      <IconButton
        label={messages.previous}
        icon={icons.arrowStart}
        variant="outline"
        onClick={() => showByHand(index - 1)}
      />
      <IconButton
        label={messages.next}
        icon={icons.arrowEnd}
        variant="outline"
        onClick={() => showByHand(index + 1)}
      />
      <span className={styles.indicators} aria-hidden>
        {Array.from({ length: count }, (_, at) => {
          const isTimed = isHydrated && isMoving && at === index;
          return (
            <span
              key={at}
              className={classNames(styles.indicator, isTimed && styles.timedIndicator)}
              data-current={at === index || undefined}
            >
              {isTimed && (
                <span
                  className={styles.indicatorProgress}
                  ref={(clock) => {
                    if (clock) clock.style.animationDuration = `${seconds}s`;
                  }}
                  // An animation that ends early was shortened by reduced motion: stop the rotation.
                  onAnimationEnd={({ elapsedTime }) =>
                    elapsedTime < seconds / 2 ? stop() : show(index + 1)
                  }
                />
              )}
            </span>
          );
        })}
      </span>
      <p className={styles.count} aria-hidden>
        {messages.position(index + 1, count)}
      </p>
    </div>
  );
}
