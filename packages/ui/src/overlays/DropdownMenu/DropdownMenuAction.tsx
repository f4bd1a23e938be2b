import * as Radix from '@radix-ui/react-dropdown-menu';

import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { classNames } from '../../internal/classNames';
import { externalLinkProps } from '../../internal/externalLinkProps';
import * as styles from './DropdownMenu.css';
import type { MenuAction } from './menuEntries';

/** An entry that is an action or a link. */
export function DropdownMenuAction({ action }: { action: MenuAction }) {
  const { Link, messages } = useUi();
  const { label, icon, description, shortcut, href, isExternal, isDanger, isDisabled } = action;
  const inside = (
    <>
      {icon && (
        <span className={styles.icon}>
          <Icon icon={icon} />
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      {isExternal && (
        <span className={styles.endSlot}>
          <Icon icon={icons.external} size="small" />
          <VisuallyHidden>{messages.opensInNewTab}</VisuallyHidden>
        </span>
      )}
      {shortcut && (
        <span className={styles.shortcut} aria-hidden>
          {shortcut}
        </span>
      )}
    </>
  );
  const isLink = href !== undefined && !isDisabled;
  return (
    <Radix.Item
      asChild={isLink}
      className={classNames(styles.item, isDanger && styles.danger)}
      disabled={isDisabled ?? false}
      textValue={label}
      {...(action.onSelect && { onSelect: action.onSelect })}
    >
      {isLink ? (
        <Link href={href} {...externalLinkProps(isExternal)}>
          {inside}
        </Link>
      ) : (
        inside
      )}
    </Radix.Item>
  );
}
