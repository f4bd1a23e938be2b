import type { ReactNode } from 'react';

import * as icons from '../data-display/Icon/icons';
import { Icon } from '../data-display/Icon/Icon';
import { useUi } from '../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../typography/VisuallyHidden/VisuallyHidden';
import { externalLinkProps } from './externalLinkProps';
import type { NavLink } from './navigation';
import * as styles from './NavAnchor.css';

export interface NavAnchorProps {
  /** The link's target and texts. */
  link: NavLink;
  /** The class of the menu’s rows. */
  className: string;
  /** Shown before the label. */
  icon?: ReactNode;
}

/**
 * A link of a menu, rendered through the app's router. An external link opens in a new tab and has
 * a hint that says so.
 */
export function NavAnchor({ link, className, icon }: NavAnchorProps) {
  const { Link, messages } = useUi();
  const content = (
    <>
      {icon}
      <span className={styles.text}>
        <span className={styles.label}>{link.label}</span>
        {link.description && <span className={styles.description}>{link.description}</span>}
      </span>
    </>
  );
  const current = link.isCurrent ? ('page' as const) : undefined;
  if (!link.isExternal) {
    return (
      <Link href={link.href} className={className} aria-current={current}>
        {content}
      </Link>
    );
  }
  return (
    <a href={link.href} className={className} {...externalLinkProps(true)}>
      {content}
      <span className={styles.external}>
        <Icon icon={icons.external} size="small" />
      </span>
      <VisuallyHidden>{messages.opensInNewTab}</VisuallyHidden>
    </a>
  );
}
