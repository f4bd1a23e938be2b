import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';

import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import { ignoreComposition } from '../../internal/getPressedKey';
import { useOverlayContainer } from '../../internal/OverlayContainer';
import * as styles from './DropdownMenu.css';
import type { MenuBranch } from './menuEntries';

export interface DropdownMenuBranchProps {
  /** The entry and its submenu. */
  branch: MenuBranch;
  /** The entries of the submenu. */
  children: ReactNode;
}

/** An entry that opens a submenu. */
export function DropdownMenuBranch({ branch, children }: DropdownMenuBranchProps) {
  const { portalProps, isPicture } = useOverlayContainer();
  return (
    <Radix.Sub>
      <Radix.SubTrigger className={styles.item} disabled={branch.isDisabled ?? false}>
        {branch.icon && (
          <span className={styles.icon}>
            <Icon icon={branch.icon} />
          </span>
        )}
        <span className={styles.text}>
          <span className={styles.label}>{branch.label}</span>
        </span>
        <span className={styles.endSlot}>
          <Icon icon={icons.chevronEnd} size="small" />
        </span>
      </Radix.SubTrigger>
      <Radix.Portal {...portalProps}>
        <Radix.SubContent
          className={styles.menu}
          sideOffset={4}
          collisionPadding={8}
          avoidCollisions={!isPicture}
          onEscapeKeyDown={ignoreComposition}
          loop
        >
          <div className={styles.list}>{children}</div>
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}
