import { use, type ComponentProps, type ReactNode } from 'react';

import { Icon } from '../../data-display/Icon/Icon';
import type { IconShape } from '../../data-display/Icon/shape';
import { classNames } from '../../internal/classNames';
import { getTextDirection } from '../../internal/getTextDirection';
import { KeyCaps } from '../../internal/shortcut/KeyCaps';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { IsCollapsedContext } from './SideNavContext';
import { SideNavTooltip } from './SideNavTooltip';
import * as styles from './SideNav.css';

export interface SideNavButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, or whose menu it opens: "Search", "Mara Kern". */
  label: string;
  /** One line under the label: an email, a role. */
  description?: string | undefined;
  /** The icon at the start. */
  icon?: IconShape | undefined;
  /** A picture instead of the icon, such as a small `Avatar` that is decorative. */
  picture?: ReactNode;
  /** The keys that do the same, shown at the end: `Mod+K`. The app must bind them. */
  keys?: string | undefined;
}

/**
 * A button in a `SideNav` that looks like its links: one that opens the command palette, or the
 * trigger of the account menu.
 */
export function SideNavButton(props: SideNavButtonProps) {
  const { label, description, icon, picture, keys, className, type = 'button', ...rest } = props;
  const isCollapsed = use(IsCollapsedContext);
  const text = (
    <>
      <span className={styles.buttonLabel}>{label}</span>
      {description && (
        <span dir={getTextDirection(description)} className={styles.description}>
          {description}
        </span>
      )}
    </>
  );
  return (
    <SideNavTooltip
      {...rest}
      as="button"
      tooltip={label}
      type={type}
      className={classNames(styles.row, styles.button, isCollapsed && styles.iconRow, className)}
    >
      {picture ?? (icon && <Icon icon={icon} className={styles.icon} />)}
      {isCollapsed ? (
        <VisuallyHidden>{text}</VisuallyHidden>
      ) : (
        <span className={styles.texts}>{text}</span>
      )}
      {keys && !isCollapsed && (
        // The name does not contain the keys.
        <span className={styles.keys} aria-hidden>
          <KeyCaps keys={keys} />
        </span>
      )}
    </SideNavTooltip>
  );
}
