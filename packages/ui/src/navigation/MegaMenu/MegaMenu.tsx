import type { KeyboardEvent } from 'react';

import { getPressedKey } from '../../internal/getPressedKey';
import * as icons from '../../data-display/Icon/icons';
import * as headerMenuStyles from '../HeaderMenu/HeaderMenu.css';
import { Icon } from '../../data-display/Icon/Icon';
import { getNextIndex } from '../../internal/getNextIndex';
import { NavAnchor } from '../../internal/NavAnchor';
import type { NavColumn, NavFeature } from '../../internal/navigation';
import { useDisclosure } from '../../internal/useDisclosure';
import { useUi } from '../../providers/UiProvider/UiProvider';
import * as styles from './MegaMenu.css';

/** The card at the end of a mega menu. */
function MegaMenuFeature({ feature }: { feature: NavFeature }) {
  const { Link } = useUi();
  return (
    <div className={styles.feature}>
      {feature.picture && <div className={styles.picture}>{feature.picture}</div>}
      <div className={styles.featureContent}>
        {feature.eyebrow && <span className={styles.eyebrow}>{feature.eyebrow}</span>}
        <Link href={feature.href} className={styles.featureLink}>
          {feature.title}
        </Link>
        {feature.description && <p className={styles.featureText}>{feature.description}</p>}
      </div>
    </div>
  );
}

export interface MegaMenuProps {
  /** The entry's label in the header. */
  label: string;
  /** The links, by heading. */
  columns: readonly NavColumn[];
  /** The card next to the links. */
  featured?: NavFeature | undefined;
  /**
   * Whether the current page belongs to this entry.
   * @default false
   */
  isCurrent?: boolean | undefined;
}

/**
 * An entry of the header with many links: a button that opens a panel as wide as the header. Pass
 * it to `Header` as `megaMenu`, which renders it for every entry that has `columns`.
 */
export function MegaMenu({ label, columns, featured, isCurrent }: MegaMenuProps) {
  const { rootProps, buttonProps, panelProps } = useDisclosure({ opensOnHover: true });

  /** The left and right arrow keys move to the same row of the next or previous column. */
  const walkColumns = (event: KeyboardEvent) => {
    const lists = [...event.currentTarget.querySelectorAll('ul')];
    const from = lists.findIndex((one) => one.contains(event.target as Node));
    const key = getPressedKey(event);
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
    if (from < 0 || !isSideways) return;
    const { direction } = getComputedStyle(event.currentTarget);
    const to = getNextIndex(key, from, lists.length, direction) ?? from;
    const row = [...(lists[from]?.querySelectorAll('a') ?? [])].indexOf(event.target as never);
    const links = [...(lists[to]?.querySelectorAll('a') ?? [])];
    event.preventDefault();
    links[Math.min(row, links.length - 1)]?.focus();
  };

  return (
    <div className={styles.root} {...rootProps}>
      <button
        {...buttonProps}
        className={headerMenuStyles.top}
        data-current={isCurrent || undefined}
      >
        <span>{label}</span>
        <span className={headerMenuStyles.chevron}>
          <Icon icon={icons.chevronDown} size="small" />
        </span>
      </button>
      <div {...panelProps} className={styles.panel} onKeyDown={walkColumns}>
        <div className={styles.inner}>
          <div className={styles.columns}>
            {columns.map((column) => (
              <div key={column.title}>
                <p className={styles.title} aria-hidden>
                  {column.title}
                </p>
                <ul className={styles.list} aria-label={column.title}>
                  {column.links.map((link) => (
                    <li key={link.href}>
                      <NavAnchor
                        className={styles.link}
                        link={link}
                        icon={
                          link.icon && (
                            <span className={styles.icon}>
                              <Icon icon={link.icon} />
                            </span>
                          )
                        }
                      />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          {featured && <MegaMenuFeature feature={featured} />}
        </div>
      </div>
    </div>
  );
}
