import { Icon } from '../../data-display/Icon/Icon';
import type { IconShape } from '../../data-display/Icon/shape';
import { NavAnchor } from '../../internal/NavAnchor';
import * as styles from './ProfileMenu.css';

/** One entry: a link with `href`, otherwise a button with `onSelect`. */
export interface ProfileMenuItem {
  label: string;
  href?: string | undefined;
  icon?: IconShape | undefined;
  onSelect?: (() => void) | undefined;
  /** Opens in a new tab, with a hint. */
  isExternal?: boolean | undefined;
  isCurrent?: boolean | undefined;
}

/** One entry of the profile menu. */
export function ProfileMenuEntry({ item }: { item: ProfileMenuItem }) {
  const icon = item.icon && (
    <span className={styles.icon}>
      <Icon icon={item.icon} size="medium" />
    </span>
  );
  if (item.href) {
    const { label, href, isCurrent, isExternal } = item;
    return (
      <NavAnchor
        className={styles.entry}
        link={{ label, href, isCurrent, isExternal }}
        icon={icon}
      />
    );
  }
  return (
    <button type="button" className={styles.entry} onClick={item.onSelect}>
      {icon}
      <span>{item.label}</span>
    </button>
  );
}
