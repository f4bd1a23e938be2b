import * as styles from './TopTen.css';
import { topTenMessages } from './messages';
import { Picture } from '../../media/Picture/Picture';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { classNames } from '../../internal/classNames';
import * as mediaCardStyles from '../../internal/mediaCard.css';

/** One of the ten. */
export interface TopTenItem {
  /** Tells the items apart. */
  id: string;
  /** Where it is. */
  href: string;
  /** Shown on two lines at most; read in full, after its rank. */
  title: string;
  /** A URL, or `art:KIND/MOTIF/SEED`; a portrait crop is shown. */
  picture: string;
  /** One quiet line. */
  meta?: string | undefined;
  /** The photo’s dominant color, shown until it is there. */
  placeholderColor?: string | undefined;
}

interface TopTenCardProps extends TopTenItem {
  /** From 1 to 10. */
  rank: number;
  headingLevel: 3 | 4;
}

/** A rank, drawn as large as the poster that stands before it. */
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
