import * as styles from './TopTen.css';
import { topTenMessages } from './messages';
import { Picture } from '../../media/Picture/Picture';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { classNames } from '../../internal/classNames';
import * as mediaCardStyles from '../../internal/mediaCard.css';

/** An item of a `TopTen`. */
export interface TopTenItem {
  /** Unique among the items. */
  id: string;
  /** The URL that the card links to. */
  href: string;
  /** The title. At most two lines are visible; screen readers read the rank first. */
  title: string;
  /** A URL, or `art:KIND/MOTIF/SEED`. It is cropped to a portrait format. */
  picture: string;
  /** A line under the title. */
  meta?: string | undefined;
  /** The photo’s dominant color, shown until the photo is loaded. */
  placeholderColor?: string | undefined;
}

interface TopTenCardProps extends TopTenItem {
  /** From 1 to 10. */
  rank: number;
  headingLevel: 3 | 4;
}

/** A poster with its rank, which is as large as the poster. */
export function TopTenCard(props: TopTenCardProps) {
  const { href, title, picture, meta, placeholderColor, rank, headingLevel } = props;
  const { Link, locale } = useUi();
  const messages = useMessages('topTen', topTenMessages);
  const Title = `h${headingLevel}` as const;
  const formattedRank = new Intl.NumberFormat(locale).format(rank);
  return (
    <article className={styles.card}>
      <span className={classNames(styles.rank, rank > 9 && styles.twoDigits)} aria-hidden>
        {formattedRank}
      </span>
      <div className={styles.poster}>
        <Picture
          picture={picture}
          alt=""
          ratio="2/3"
          sizes="10rem"
          placeholderColor={placeholderColor}
        />
      </div>
      <div className={styles.text}>
        <Title className={mediaCardStyles.title}>
          <Link href={href} className={mediaCardStyles.link}>
            <VisuallyHidden>{messages.rank(formattedRank)}</VisuallyHidden>
            {title}
          </Link>
        </Title>
        {meta && <p className={mediaCardStyles.meta}>{meta}</p>}
      </div>
    </article>
  );
}
