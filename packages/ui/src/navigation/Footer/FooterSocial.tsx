import type { IconShape } from '../../data-display/Icon/shape';
import { IconButton } from '../../actions/IconButton/IconButton';
import * as styles from './Footer.css';

/** A profile of the school on a social network. */
export interface SocialLink {
  /** The network's name, which is the link's accessible name. */
  label: string;
  icon: IconShape;
  href: string;
}

export interface FooterSocialProps {
  /** The links, in order. */
  links: readonly SocialLink[];
  /** The list's accessible name. */
  label: string;
}

/** The row of social links, shared by both footers. Renders nothing without links. */
export function FooterSocial({ links, label }: FooterSocialProps) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={label}>
      {links.map((link) => (
        <li key={link.href}>
          <IconButton
            label={link.label}
            icon={link.icon}
            variant="outline"
            href={link.href}
            isExternal
          />
        </li>
      ))}
    </ul>
  );
}
