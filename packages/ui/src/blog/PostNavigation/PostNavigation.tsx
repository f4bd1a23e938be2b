import * as styles from './PostNavigation.css';
import { Icon } from '../../data-display/Icon/Icon';
import * as icons from '../../data-display/Icon/icons';
import { postMessages } from '../PostBody/messages';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';

/** The post before or after the current one. */
export interface AdjacentPost {
  title: string;
  href: string;
}

export interface PostNavigationProps {
  /** The post before this one by date. */
  previous?: AdjacentPost | undefined;
  /** The post after this one by date. */
  next?: AdjacentPost | undefined;
}

/** Links to the previous and next post. Renders nothing if there is neither. */
export function PostNavigation({ previous, next }: PostNavigationProps) {
  const { Link } = useUi();
  const messages = useMessages('post', postMessages);
  if (!previous && !next) return null;
  return (
    <nav aria-label={messages.navigation} className={styles.navigation}>
      {previous && (
        <Link href={previous.href} rel="prev" className={styles.link}>
          <span className={styles.arrow}>
            <Icon icon={icons.arrowStart} />
          </span>
          <span>
            <span className={styles.label}>{messages.previousPost}</span>
            <span className={styles.title}>{previous.title}</span>
          </span>
        </Link>
      )}
      {next && (
        <Link href={next.href} rel="next" className={styles.next}>
          <span>
            <span className={styles.label}>{messages.nextPost}</span>
            <span className={styles.title}>{next.title}</span>
          </span>
          <span className={styles.arrow}>
            <Icon icon={icons.arrowEnd} />
          </span>
        </Link>
      )}
    </nav>
  );
}
