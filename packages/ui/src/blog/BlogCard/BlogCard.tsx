import * as styles from './BlogCard.css';
import { kindIcons, type PostKind } from './kinds';
import { Badge } from '../../data-display/Badge/Badge';
import { Picture } from '../../media/Picture/Picture';
import { postMessages } from '../PostBody/messages';
import { PostMeta, type PostMetaProps } from '../PostMeta/PostMeta';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';

export interface BlogCardProps extends PostMetaProps {
  /** The URL of the post. */
  href: string;
  /** The title, which is the text of the link. */
  title: string;
  /**
   * A URL, or `art:…`. If it is empty or fails to load, a poster is drawn. Not used in the layout
   * `text`.
   */
  picture?: string | undefined;
  /** The category, in one word. */
  category?: string | undefined;
  /** One or two sentences of introduction. */
  excerpt?: string | undefined;
  /** The kind of post, if it is not plain text; shown as a badge. */
  kind?: PostKind | undefined;
  /** The language of the title and excerpt, if it is not the page’s. */
  contentLanguage?: string | undefined;
  /**
   * Where the picture is: above the text, beside it, large beside it, or nowhere.
   * @default 'standard'
   */
  layout?: 'standard' | 'horizontal' | 'feature' | 'text' | undefined;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The photo’s dominant color, shown until the photo is loaded. */
  placeholderColor?: string | undefined;
  /**
   * Loads the picture with high priority, for cards in the first view.
   * @default false
   */
  isPriority?: boolean | undefined;
}

/** A post in a list. The whole card is one link, named by the title. */
export function BlogCard(props: BlogCardProps) {
  const { href, title, category, excerpt, kind, layout = 'standard', headingLevel = 3 } = props;
  const { contentLanguage: lang } = props;
  const { Link } = useUi();
  const messages = useMessages('post', postMessages);
  const Title = `h${headingLevel}` as const;
  const hasPicture = layout !== 'text';
  const kindBadge = kind && (
    <Badge tone={hasPicture ? 'overlay' : 'neutral'} icon={kindIcons[kind]}>
      {messages.kinds[kind]}
    </Badge>
  );
  return (
    <article className={styles.card[layout]}>
      {hasPicture && (
        <div className={styles.frame}>
          <div className={styles.picture[layout]}>
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
        <Title className={styles.title[layout]}>
          <Link href={href} className={styles.link}>
            <bdi lang={lang}>{title}</bdi>
          </Link>
        </Title>
        {excerpt && (
          <p className={styles.excerpt[layout]}>
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
