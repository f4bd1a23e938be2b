import type { MouseEvent, ReactNode } from 'react';

import * as icons from '../Icon/icons';
import { Icon } from '../Icon/Icon';
import type { NavItem } from '../internal/navigation';
import { NavAnchor } from '../internal/NavAnchor';
import { Sheet } from '../Sheet/Sheet';
import { useUi } from '../UiProvider/UiProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './OffCanvasMenu.css';

export interface OffCanvasMenuProps {
  /** Id of the panel: the header's `menuId`. */
  id?: string | undefined;
  /** The heading and the dialog's name. */
  title: string;
  /** Takes the heading's place on the screen. */
  logo?: ReactNode;
  /** The entries; one with `children` expands and collapses, the current one starts expanded. */
  items: readonly NavItem[];
  /** Above the entries: the member's name, a search box. */
  header?: ReactNode;
  /** Stays at the bottom: Sign In and Enroll Now when signed out. */
  actions?: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The main navigation of small screens. Following a link closes it. */
export function OffCanvasMenu(props: OffCanvasMenuProps) {
  const { messages } = useUi();
  const closeAfterLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a[href]')) props.onOpenChange(false);
  };
  return (
    <Sheet
      side="start"
      id={props.id}
      title={
        props.logo ? (
          <>
            <VisuallyHidden>{props.title}</VisuallyHidden>
            {props.logo}
          </>
        ) : (
          props.title
        )
      }
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      footer={
        props.actions && (
          <div className={styles.footer} onClick={closeAfterLink}>
            {props.actions}
          </div>
        )
      }
    >
      {props.header && (
        <div className={styles.header} onClick={closeAfterLink}>
          {props.header}
        </div>
      )}
      <nav aria-label={messages.mainMenu} onClick={closeAfterLink}>
        <ul className={styles.list}>
          {props.items.map((item) => (
            <li key={item.label} className={styles.entry}>
              {item.children ? (
                <details open={item.isCurrent ?? false}>
                  <summary className={styles.top} data-current={item.isCurrent || undefined}>
                    {item.label}
                    <span className={styles.chevron}>
                      <Icon icon={icons.chevronDown} size="medium" />
                    </span>
                  </summary>
                  <ul className={styles.children}>
                    {item.children.map((link) => (
                      <li key={link.href}>
                        <NavAnchor className={styles.link} link={link} />
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                item.href && (
                  <NavAnchor
                    className={styles.top}
                    link={{ label: item.label, href: item.href, isCurrent: item.isCurrent }}
                  />
                )
              )}
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  );
}
