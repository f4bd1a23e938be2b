import type { ReactNode } from 'react';

import * as icons from '../../data-display/Icon/icons';
import { Avatar } from '../../data-display/Avatar/Avatar';
import { Icon } from '../../data-display/Icon/Icon';
import { useDisclosure } from '../../internal/useDisclosure';
import { useUi } from '../../providers/UiProvider/UiProvider';
import * as styles from './ProfileMenu.css';
import { ProfileMenuEntry, type ProfileMenuItem } from './ProfileMenuEntry';

export type { ProfileMenuItem };

/** A group of entries, with a heading if it has a `label` (Administrator). */
export interface ProfileMenuGroup {
  label?: string | undefined;
  items: readonly ProfileMenuItem[];
}

export interface ProfileMenuProps {
  /** The display name. */
  name: string;
  /** The email address that the member signs in with. */
  email: string;
  /** URL of the photo; a placeholder is shown if it is empty. */
  photoURL?: string | undefined;
  /** The entries by group. */
  groups: readonly ProfileMenuGroup[];
  /** The last entry, separated from the others. */
  signOut?: { label: string; onSelect: () => void } | undefined;
  /** Under the name: a plan or a role. */
  badge?: ReactNode;
}

/**
 * The account button and the disclosure with the member's entries
 * (docs/product/pages.md#profile-menu).
 */
export function ProfileMenu(props: ProfileMenuProps) {
  const { messages } = useUi();
  const { rootProps, buttonProps, panelProps } = useDisclosure();
  return (
    <div className={styles.root} {...rootProps}>
      <button
        {...buttonProps}
        className={styles.button}
        aria-label={messages.profileMenuOf(props.name)}
      >
        <Avatar name={props.name} src={props.photoURL} size="small" />
        <span className={styles.chevron}>
          <Icon icon={icons.chevronDown} size="small" />
        </span>
      </button>
      <div {...panelProps} className={styles.panel}>
        <div className={styles.person}>
          <Avatar name={props.name} src={props.photoURL} size="medium" />
          <div className={styles.names}>
            <span className={styles.name}>{props.name}</span>
            <span className={styles.email}>{props.email}</span>
            {props.badge && <span className={styles.badge}>{props.badge}</span>}
          </div>
        </div>
        {props.groups.map((group, index) => (
          <div key={group.label ?? index} className={styles.group}>
            {group.label && <p className={styles.groupLabel}>{group.label}</p>}
            <ul className={styles.list} aria-label={group.label}>
              {group.items.map((item) => (
                <li key={item.label}>
                  <ProfileMenuEntry item={item} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        {props.signOut && (
          <div className={styles.group}>
            <ProfileMenuEntry item={{ ...props.signOut, icon: icons.logout }} />
          </div>
        )}
      </div>
    </div>
  );
}
