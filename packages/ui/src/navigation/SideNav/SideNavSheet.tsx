import { breakpointUp } from '@gschool/themes';
import { useEffect, type MouseEvent, type ReactNode } from 'react';

import { useEffectEvent } from '../../internal/useEffectEvent';
import { Sheet } from '../../overlays/Sheet/Sheet';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import type { SideNavProps } from './SideNav';
import { SideNavGroups } from './SideNavGroups';
import * as styles from './SideNav.css';

export interface SideNavSheetProps extends Pick<
  SideNavProps,
  'label' | 'groups' | 'brand' | 'start' | 'footer'
> {
  /** Id of the panel, for the button that opens it. */
  id: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children?: ReactNode;
}

/** What leaves the sheet when it is pressed. A button that opens a menu in the sheet does not. */
const leaving = 'a[href], [role^="menuitem"], button:not([aria-haspopup="menu"])';

/** The navigation on phones: the same column in a sheet. Whatever leads elsewhere closes it. */
export function SideNavSheet(props: SideNavSheetProps) {
  const { label, groups, brand, start, footer, id, isOpen, onOpenChange } = props;
  const { messages } = useUi();
  const close = useEffectEvent(() => onOpenChange(false));

  useEffect(() => {
    if (!isOpen) return;
    // A rotated tablet shows the column instead, and the page must not stay locked.
    const query = matchMedia(breakpointUp('md'));
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [isOpen]);

  const closeAfterPress = (event: MouseEvent) => {
    if ((event.target as Element).closest(leaving)) onOpenChange(false);
  };
  return (
    <Sheet
      side="start"
      size="small"
      id={id}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={
        <>
          <VisuallyHidden>{messages.menu}</VisuallyHidden>
          {brand}
        </>
      }
      footer={
        footer && (
          <div className={styles.sheetFooter} onClick={closeAfterPress}>
            {footer}
          </div>
        )
      }
    >
      {start && (
        <div className={styles.sheetStart} onClick={closeAfterPress}>
          {start}
        </div>
      )}
      <nav
        aria-label={label ?? messages.mainMenu}
        className={styles.sheetNav}
        onClick={closeAfterPress}
      >
        <SideNavGroups groups={groups} />
      </nav>
    </Sheet>
  );
}
