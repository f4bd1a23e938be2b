import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactElement } from 'react';

import { FloatingArrow } from '../../internal/FloatingArrow';
import { ignoreComposition } from '../../internal/getPressedKey';
import * as floatingStyles from '../../internal/floating.css';
import type { Side } from '../../internal/placement';
import { getFloatingOffsets, useFloating } from '../../internal/useFloating';
import * as styles from './DropdownMenu.css';
import { DropdownMenuEntries } from './DropdownMenuEntries';
import type { MenuEntry } from './menuEntries';

export interface DropdownMenuProps {
  /** The button that opens it, a `Button` or an `IconButton`; its name is the menu's name. */
  trigger: ReactElement;
  /** The entries, in order. */
  entries: readonly MenuEntry[];
  /**
   * The side of the button at which it opens; `start` and `end` follow the text direction. It
   * flips if there is no room.
   * @default 'bottom'
   */
  side?: Side | undefined;
  /**
   * The edge of the button that it is aligned with.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Shows an arrow that points at the button.
   * @default false
   */
  hasArrow?: boolean | undefined;
  /** Whether it is open, if the app controls it. Without it, the menu is uncontrolled. */
  isOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * A menu of actions that a button opens. It is not modal: the page can still scroll, and a press
 * outside closes the menu. For links between pages, use a disclosure such as `ProfileMenu`.
 */
export function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, entries, side = 'bottom', align = 'start', hasArrow = false } = props;
  const floating = useFloating(side, props);
  const { isOpen, direction, placedSide, change, portalProps, isPicture } = floating;
  return (
    <Radix.Root modal={false} dir={direction} open={isOpen} onOpenChange={change}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal {...portalProps}>
        <Radix.Content
          className={styles.menu}
          side={placedSide}
          align={align}
          onEscapeKeyDown={ignoreComposition}
          {...getFloatingOffsets(hasArrow, isPicture)}
          loop
        >
          <div className={styles.list}>
            <DropdownMenuEntries entries={entries} />
          </div>
          {hasArrow && (
            <Radix.Arrow asChild>
              <FloatingArrow className={floatingStyles.arrow} />
            </Radix.Arrow>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
