import * as styles from './BlogCard.css';
import { kindIcons, type PostKind } from './kinds';
import { Badge } from '../../data-display/Badge/Badge';
import { Picture } from '../../media/Picture/Picture';
import { postMessages } from '../PostBody/messages';
import { PostMeta, type PostMetaProps } from '../PostMeta/PostMeta';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';

export interface BlogCardProps extends PostMetaProps {
  /** Where the post is. */
  href: string;
  /** Names the card and its link. */
  title: string;
  /** A URL, or `art:…`; empty or broken, a poster stands in. Not drawn in `text`. */
  picture?: string | undefined;
  /** What it is about, in a word. */
  category?: string | undefined;
  /** One or two sentences that make people want to read on. */
  excerpt?: string | undefined;
  /** What the post is made of, where it is more than words; it brings its mark. */
  kind?: PostKind | undefined;
  /** The language of title and excerpt, where the page speaks another one. */
  contentLanguage?: string | undefined;
  /**
   * Picture over words, beside them, large over the whole width, or words alone.
   * @default 'standard'
   */
  layout?: 'standard' | 'horizontal' | 'feature' | 'text' | undefined;
  /**
   * The title's place in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The photo’s dominant color, shown until it is there. */
  placeholderColor?: string | undefined;
  /**
   * Its picture is in the first view: loaded right away.
   * @default false
   */
  isPriority?: boolean | undefined;
}

/** A post in a list: the whole card is one link, named by its title. */
export function BlogCard(props: BlogCardProps) {
  const { href, title, category, excerpt, kind, layout = 'standard', headingLevel = 3 } = props;
  const { contentLanguage: lang } = props;
  const { Link } = useUi();
  const messages = useMessages('post', postMessages);
  const Title = `h${headingLevel}` as const;
  const hasPicture = layout !== 'text';
  const kindBadge = kind && (
    <Badge tone={hasPicture ? 'plate' : 'neutral'} icon={kindIcons[kind]}>
      {messages.kinds[kind]}
    </Badge>
  );
  return (
    <article className={styles.card({ layout })}>
      {hasPicture && (
        <div className={styles.frame}>
          <div className={styles.picture({ layout })}>
            <div className={styles.zoom}>
              <Picture
                picture={props.picture ?? ''}
                alt=""
                ratio={layout === 'horizontal' ? '4/3' : '16/9'}
                sizes={
                  layout === 'feature'
                    ? '(min-width: 992px) 55vw, 100vw'
                    : '(min-width: 576px) 26rem, 100vw'
                }
                placeholderColor={props.placeholderColor}
                isPriority={props.isPriority}
                isHero={layout === 'feature'}
              />
            </div>
          </div>
          {kindBadge && <div className={styles.kindBadge}>{kindBadge}</div>}
        </div>
      )}
      <div className={styles.content}>
        {(category || (!hasPicture && kindBadge)) && (
          <div className={styles.labels}>
            {category && <span className={styles.category}>{category}</span>}
            {!hasPicture && kindBadge}
          </div>
        )}
        <Title className={styles.title({ layout })}>
          <Link href={href} className={styles.link}>
            <bdi lang={lang}>{title}</bdi>
          </Link>
        </Title>
        {excerpt && (
          <p className={styles.excerpt({ layout })}>
            <bdi lang={lang}>{excerpt}</bdi>
          </p>
        )}
        <div className={styles.meta}>
          <PostMeta
            author={props.author}
            date={props.date}
            dateTime={props.dateTime}
            minutes={props.minutes}
          />
        </div>
      </div>
    </article>
  );
}
