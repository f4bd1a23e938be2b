import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import { useDisclosure } from '../../internal/useDisclosure';
import type { ProfileMenuItem } from '../../navigation/ProfileMenu/ProfileMenu';
import * as profileMenuStyles from '../../navigation/ProfileMenu/ProfileMenu.css';
import { ProfileMenuEntry } from '../../navigation/ProfileMenu/ProfileMenuEntry';
import * as styles from './ShopUserMenu.css';

export interface ShopUserMenuProps {
  /** The button's accessible name and the heading of the panel. */
  label: string;
  /** One sentence under the heading. */
  description?: string | undefined;
  /** The entries: My Account, Watchlist, Subscription, Logout, as far as their pages exist. */
  items: readonly ProfileMenuItem[];
}

/** The user dropdown of the shop: an icon button with a disclosure. */
export function ShopUserMenu({ label, description, items }: ShopUserMenuProps) {
  const { rootProps, buttonProps, panelProps } = useDisclosure();
  return (
    <div className={profileMenuStyles.root} {...rootProps}>
      <button {...buttonProps} className={styles.button} aria-label={label} title={label}>
        <Icon icon={icons.user} size="large" />
      </button>
      <div {...panelProps} className={profileMenuStyles.panel}>
        <div className={profileMenuStyles.person}>
          <div className={profileMenuStyles.names}>
            <span className={profileMenuStyles.name}>{label}</span>
            {description && <span className={profileMenuStyles.email}>{description}</span>}
          </div>
        </div>
        {items.length > 0 && (
          <div className={profileMenuStyles.group}>
            <ul className={profileMenuStyles.list}>
              {items.map((item) => (
                <li key={item.label}>
                  <ProfileMenuEntry item={item} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
