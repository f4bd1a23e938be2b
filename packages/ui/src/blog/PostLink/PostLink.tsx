import * as styles from './PostLink.css';
import { Icon } from '../../data-display/Icon/Icon';
import * as icons from '../../data-display/Icon/icons';
import { Picture } from '../../media/Picture/Picture';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { externalLinkProps } from '../../internal/externalLinkProps';

export interface PostLinkProps {
  /** The URL of the linked page. */
  href: string;
  /** The title of the linked page. */
  title: string;
  /** The host or the name of the linked website. */
  source: string;
  /** A summary of the linked page. */
  excerpt?: string | undefined;
  /** A URL, or `art:…`. */
  picture?: string | undefined;
  /**
   * Opens a new tab and announces that to screen readers.
   * @default false
   */
  isExternal?: boolean | undefined;
}

/** The body of a link post, which is a single link to another page. */
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
          <span>{source}</span>
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
