import * as styles from './InstructorCard.css';
import { Picture } from '../../media/Picture/Picture';
import { useUi } from '../../providers/UiProvider/UiProvider';
import * as mediaCardStyles from '../../internal/mediaCard.css';

export interface InstructorCardProps {
  /** The URL of the instructor’s page. */
  href: string;
  /** The instructor’s name, which is the text of the link. */
  name: string;
  /** A photo’s URL, or `art:portrait/HAIR/SEED`. If it is empty, a portrait is drawn. */
  picture: string;
  /** The styles that the instructor teaches: “Yoga · Mobility”. */
  styles?: string | undefined;
  /** The number of classes: "24 classes". */
  countLabel?: string | undefined;
  /**
   * `round` for rows of people, `tall` for large portraits.
   * @default 'round'
   */
  layout?: 'round' | 'tall' | undefined;
  /**
   * The heading level of the name.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The photo’s dominant color, shown until the photo is loaded. */
  placeholderColor?: string | undefined;
  /**
   * The part of the photo that stays visible when it is cropped.
   * @default 'top'
   */
  focus?: 'center' | 'top' | 'bottom' | undefined;
}

/** An instructor with a portrait, a name and styles. */
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
