import { Icon } from '../../data-display/Icon/Icon';
import { NavAnchor } from '../../internal/NavAnchor';
import type { ProfileMenuItem } from './ProfileMenu';
import * as styles from './ProfileMenu.css';

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
      {item.label}
    </button>
  );
}
