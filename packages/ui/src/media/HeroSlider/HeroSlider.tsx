import * as styles from './HeroSlider.css';
import { HeroSlide, type HeroSlideProps } from './HeroSlide';
import { HeroSliderControls } from './HeroSliderControls';
import { useSlides } from './useSlides';
import { heroSliderMessages } from './messages';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';

/** One slide of a `HeroSlider`. */
export interface HeroSlideContent extends HeroSlideProps {
  /** Identifies the slide; used as React's `key`. */
  id: string;
}

export interface HeroSliderProps {
  /** Names the slider, for example "Highlights". */
  label: string;
  /** Three to five; a single slide has no controls. */
  slides: readonly HeroSlideContent[];
  /**
   * `split` shows the text beside the picture, `cover` on a panel over it. On a phone, the
   * picture is above the text in both.
   * @default 'split'
   */
  layout?: 'split' | 'cover' | undefined;
  /**
   * Seconds until the next slide is shown automatically; 0 disables autoplay.
   * @default 0
   */
  autoplaySeconds?: number | undefined;
  /**
   * The heading level of the titles.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
}

/** A slider for the top of a page: a few large pictures with text. */
export function HeroSlider({
  label,
  slides,
  layout = 'split',
  autoplaySeconds = 0,
  headingLevel = 2,
}: HeroSliderProps) {
  const messages = useMessages('heroSlider', heroSliderMessages);
  const count = slides.length;
  const isOne = count < 2;
  const slideState = useSlides(count, autoplaySeconds > 0);
  const { track, index, rotation, isHidden, isMovedByHand, takeOver } = slideState;
  const position = (at: number) => messages.position(at + 1, count);
  return (
    <section
      className={styles.hero}
      aria-label={label}
      aria-roledescription={isOne ? undefined : messages.slider}
      data-rotation={rotation}
      data-hidden={isHidden || undefined}
    >
      {!isOne && (
        <HeroSliderControls
          slides={slideState}
          count={count}
          layout={layout}
          seconds={autoplaySeconds}
        />
      )}
      <div
        ref={track}
        className={styles.track}
        onPointerDown={isOne ? undefined : takeOver}
        onWheel={({ deltaX }) => deltaX !== 0 && takeOver()}
        // A scroll container without a focusable element must be focusable itself.
        tabIndex={isOne || slides[index]?.actions ? undefined : 0}
        {...(isOne || slides[index]?.actions ? {} : { role: 'group', 'aria-label': label })}
      >
        {slides.map(({ id, ...slide }, at) => (
          <div
            key={id}
            className={styles.cell}
            inert={at !== index}
            {...(isOne
              ? {}
              : {
                  role: 'group',
                  'aria-roledescription': messages.slide,
                  'aria-label': position(at),
                })}
          >
            <HeroSlide
              {...slide}
              headingLevel={headingLevel}
              layout={layout}
              isFirst={at === 0}
              isAlone={isOne}
            />
          </div>
        ))}
      </div>
      {!isOne && (
        <VisuallyHidden as="div" aria-live="polite" aria-atomic>
          {isMovedByHand && `${position(index)}: ${slides[index]?.title}`}
        </VisuallyHidden>
      )}
    </section>
  );
}
