import type { MouseEvent, ReactNode } from 'react';

import type { NavItem } from '../../internal/navigation';
import { Sheet } from '../Sheet/Sheet';
import { NavGroups } from '../../shop/ShopNavigation/NavGroups';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import * as styles from './OffCanvasMenu.css';

export interface OffCanvasMenuProps {
  /** ID of the panel, for the header's `menuId`. */
  id?: string | undefined;
  /** The heading and the dialog's name. */
  title: string;
  /** The logo, which replaces the visible heading. */
  logo?: ReactNode;
  /** The entries. One with `children` or `columns` can expand; the current one starts expanded. */
  items: readonly NavItem[];
  /**
   * Whether opening a group closes the open one.
   * @default false
   */
  isSingleExpanded?: boolean | undefined;
  /** Content above the entries: the member's name, a search box. */
  header?: ReactNode;
  /** Content under the entries: a notice, the button of the appearance panel. */
  end?: ReactNode;
  /** The footer, which stays at the bottom: Sign In and Enroll Now when signed out. */
  actions?: ReactNode;
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it should close (Escape, the scrim, the close button, a link) or open. */
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
        <NavGroups items={props.items} isSingleExpanded={props.isSingleExpanded} />
      </nav>
      {props.end && <div className={styles.end}>{props.end}</div>}
    </Sheet>
  );
}
