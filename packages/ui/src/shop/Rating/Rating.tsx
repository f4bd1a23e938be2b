import * as styles from './Rating.css';
import { star } from '../../data-display/Icon/icons/people';
import { ratingMessages } from './messages';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';

/** Width of a star's cell. Inside it, the star begins at `START` and ends at `END`. */
const STAR_SIZE = 24;
const START = 3.5;
const END = 20.5;

export interface RatingProps {
  /** The mean, 0 to `max`, shown and read with one decimal. */
  value: number;
  /** The number of reviews. With 0 the component says that there are none yet. */
  count?: number | undefined;
  /**
   * The highest possible rating.
   * @default 5
   */
  max?: number | undefined;
  /**
   * One star and the number instead of a row of stars, for small cards.
   * @default false
   */
  isCompact?: boolean | undefined;
  /**
   * The size of the stars.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

/** A mean rating, as stars and as text. To give a rating, use `RatingInput`. */
export function Rating({
  value,
  count,
  max = 5,
  isCompact = false,
  size = 'medium',
  className,
}: RatingProps) {
  const { locale } = useUi();
  const messages = useMessages('rating', ratingMessages);
  const names = classNames(styles.rating[size], className);
  if (count === 0) return <span className={names}>{messages.none}</span>;

  const mean = value.toLocaleString(locale, { maximumFractionDigits: 1 });
  const reviews = count?.toLocaleString(locale);
  const text = [
    messages.value(mean, max.toLocaleString(locale)),
    ...(reviews === undefined ? [] : [messages.reviews(count ?? 0, reviews)]),
  ];
  const listed = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  const cells = isCompact ? [0] : Array.from({ length: max }, (_, at) => at * STAR_SIZE);
  const width = cells.length * STAR_SIZE;
  return (
    <span role="img" aria-label={listed.format(text)} className={names}>
      <svg viewBox={`0 0 ${width} ${STAR_SIZE}`} className={styles.stars} aria-hidden>
        {cells.map((x) => (
          <path key={x} d={star.path} transform={`translate(${x})`} className={styles.empty} />
        ))}
        {/* A nested SVG clips its content by its width, without a `style` attribute. */}
        <svg width={isCompact ? STAR_SIZE : filledWidth(value, max)} height={STAR_SIZE}>
          {cells.map((x) => (
            <path key={x} d={star.path} transform={`translate(${x})`} className={styles.full} />
          ))}
        </svg>
      </svg>
      {(isCompact || size !== 'small' || reviews === undefined) && (
        <span className={styles.figure}>{mean}</span>
      )}
      {reviews !== undefined && <span>{`(${reviews})`}</span>}
    </span>
  );
}

/** The width of the filled part of a row of stars, without the gaps around a partial star. */
function filledWidth(value: number, max: number): number {
  const whole = Math.floor(Math.min(Math.max(value, 0), max));
  const part = Math.min(Math.max(value, 0), max) - whole;
  const edge = part === 0 ? 0 : START + part * (END - START);
  return Math.round((whole * STAR_SIZE + edge) * 100) / 100;
}
