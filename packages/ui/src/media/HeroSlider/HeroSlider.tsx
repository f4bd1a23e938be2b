import * as styles from './HeroSlider.css';
import { HeroSlide, type HeroSlideProps } from './HeroSlide';
import { HeroSliderControls } from './HeroSliderControls';
import { useSlides } from './useSlides';
import { heroSliderMessages } from './messages';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';

/** One slide of a `HeroSlider`. */
export interface HeroSlideContent extends HeroSlideProps {
  /** Tells the slides apart. */
  id: string;
}

export interface HeroSliderProps {
  /** Names the slider, for example "Highlights". */
  label: string;
  /** Three to five; one alone shows no controls. */
  slides: readonly HeroSlideContent[];
  /**
   * `split` sets the words beside the picture, `cover` on a panel over it; on a phone the
   * picture lies above the words in both.
   * @default 'split'
   */
  layout?: 'split' | 'cover' | undefined;
  /**
   * How long a slide stays before the next one comes by itself. 0 moves by hand alone.
   * @default 0
   */
  autoplaySeconds?: number | undefined;
  /**
   * The titles' place in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
}

/** What a page opens with: a few large pictures with their words, swiped or stepped through. */
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
  const steer = useSlides(count, autoplaySeconds > 0);
  const { track, index, rotation, isHidden, isMovedByHand, takeOver } = steer;
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
          slides={steer}
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
        // Without anything to press in it, what scrolls takes the focus itself.
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
