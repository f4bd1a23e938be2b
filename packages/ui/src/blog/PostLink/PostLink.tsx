import * as styles from './PostLink.css';
import { Icon } from '../../data-display/Icon/Icon';
import * as icons from '../../data-display/Icon/icons';
import { Picture } from '../../media/Picture/Picture';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { externalLinkProps } from '../../internal/externalLinkProps';

export interface PostLinkProps {
  /** The page that the post points to. */
  href: string;
  /** That page's title. */
  title: string;
  /** Whose page it is: its host, or its name. */
  source: string;
  /** What one finds there. */
  excerpt?: string | undefined;
  /** A URL, or `art:…`. */
  picture?: string | undefined;
  /**
   * Opens a new tab, and says so.
   * @default false
   */
  isExternal?: boolean | undefined;
}

/** The body of a post that points to another page: all of it is one link. */
export function PostLink({ href, title, source, excerpt, picture, isExternal }: PostLinkProps) {
  const { Link, messages } = useUi();
  return (
    <Link
      href={href}
      {...externalLinkProps(isExternal)}
      className={styles.card}
      data-picture={picture ? '' : undefined}
    >
      <span className={styles.content}>
        <span className={styles.source}>
          {source}
          {isExternal && <Icon icon={icons.external} size="small" />}
        </span>
        <bdi className={styles.title}>{title}</bdi>
        {excerpt && <bdi className={styles.excerpt}>{excerpt}</bdi>}
        {isExternal && <VisuallyHidden>{messages.opensInNewTab}</VisuallyHidden>}
      </span>
      {picture && (
        <span className={styles.picture}>
          <Picture picture={picture} alt="" ratio="4/3" isFilling sizes="14rem" />
        </span>
      )}
    </Link>
  );
}
