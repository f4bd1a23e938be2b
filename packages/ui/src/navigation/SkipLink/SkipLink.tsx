import * as styles from './SkipLink.css';
import { useUi } from '../../providers/UiProvider/UiProvider';

export interface SkipLinkProps {
  /** The fragment of the main content, such as `#main`; its element takes focus (tabIndex -1). */
  href: `#${string}`;
  /**
   * Its label.
   * @default the message for skipping to the content
   */
  children?: string | undefined;
}

/** The first Tab stop of a page, which skips the header. Hidden until it has focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  const { messages } = useUi();
  // A plain anchor, because a link to a fragment of the same page needs no router.
  return (
    <a className={styles.skipLink} href={href}>
      {children ?? messages.skipToContent}
    </a>
  );
}
