import * as styles from './InstructorCard.css';
import { Picture } from '../../media/Picture/Picture';
import { useUi } from '../../providers/UiProvider/UiProvider';
import * as mediaCardStyles from '../../internal/mediaCard.css';

export interface InstructorCardProps {
  /** Where the person's page is. */
  href: string;
  /** Who it is; the link's name. */
  name: string;
  /** A photo’s URL, or `art:portrait/HAIR/SEED`; empty, a portrait is drawn. */
  picture: string;
  /** What they teach: “Yoga · Mobility.” */
  styles?: string | undefined;
  /** How many classes, in words: "24 classes". */
  countLabel?: string | undefined;
  /**
   * `round` in rows of people, `tall` where the person is the picture.
   * @default 'round'
   */
  layout?: 'round' | 'tall' | undefined;
  /**
   * The name's place in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The photo’s dominant color, shown until it is there. */
  placeholderColor?: string | undefined;
  /**
   * Which part of the photograph a crop keeps.
   * @default 'top'
   */
  focus?: 'center' | 'top' | 'bottom' | undefined;
}

/** An instructor: portrait, name, and what they teach. */
export function InstructorCard({
  href,
  name,
  picture,
  styles: taughtStyles,
  countLabel,
  layout = 'round',
  headingLevel = 3,
  placeholderColor,
  focus = 'top',
}: InstructorCardProps) {
  const { Link } = useUi();
  const Name = `h${headingLevel}` as const;
  return (
    <article className={styles.card[layout]}>
      <div className={styles.portrait[layout]}>
        <div className={styles.zoom}>
          <Picture
            picture={picture || `art:portrait/any/${name}`}
            alt=""
            ratio={layout === 'round' ? '1/1' : '4/5'}
            sizes="(min-width: 576px) 16rem, 44vw"
            placeholderColor={placeholderColor}
            focus={focus}
          />
        </div>
      </div>
      <div className={styles.text[layout]}>
        <Name className={mediaCardStyles.title}>
          <Link href={href} className={mediaCardStyles.link}>
            <bdi>{name}</bdi>
          </Link>
        </Name>
        {taughtStyles && <p className={mediaCardStyles.meta}>{taughtStyles}</p>}
        {countLabel && <p className={mediaCardStyles.meta}>{countLabel}</p>}
      </div>
    </article>
  );
}
