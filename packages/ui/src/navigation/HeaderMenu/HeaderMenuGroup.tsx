import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import { useDisclosure } from '../../internal/useDisclosure';
import type { NavItem, NavLink } from '../../internal/navigation';
import { NavAnchor } from '../../internal/NavAnchor';
import * as styles from './HeaderMenu.css';

export interface HeaderMenuGroupProps {
  /** The entry, whose label is the button's. */
  item: NavItem;
  /** The links of the panel. */
  links: readonly NavLink[];
}

/** A panel with this many links or more has two columns. */
const MANY = 5;

/** One disclosure of the main navigation: its button and its panel of links. */
export function HeaderMenuGroup({ item, links }: HeaderMenuGroupProps) {
  const { rootProps, buttonProps, panelProps } = useDisclosure({ opensOnHover: true });
  return (
    <div className={styles.group} {...rootProps}>
      <button
        {...buttonProps}
        className={styles.top}
        aria-current={item.isCurrent ? 'true' : undefined}
        data-current={item.isCurrent || undefined}
      >
        <span>{item.label}</span>
        <span className={styles.chevron}>
          <Icon icon={icons.chevronDown} size="small" />
        </span>
      </button>
      <div {...panelProps} className={styles.panel}>
        <ul className={links.length < MANY ? styles.column : styles.columns}>
          {links.map((link) => (
            <li key={link.href}>
              <NavAnchor className={styles.link} link={link} />
            </li>
          ))}
        </ul>
        {item.aside && <div className={styles.aside}>{item.aside}</div>}
      </div>
    </div>
  );
}
