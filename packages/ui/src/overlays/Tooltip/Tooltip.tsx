import * as Radix from '@radix-ui/react-tooltip';
import { useEffect, useRef, useState, type FocusEvent, type ReactElement } from 'react';

import { FloatingArrow } from '../../internal/FloatingArrow';
import { getPageDirection, type Side } from '../../internal/placement';
import { useScreenSide } from '../../internal/useScreenSide';
import * as styles from './Tooltip.css';
import { DefaultTooltipGroup } from './TooltipGroup';

export interface TooltipProps {
  /** A few words more about the thing; its description, never its only name. */
  content: string;
  /** Keys that do the same, after the words. */
  shortcut?: string | undefined;
  /** The thing: a button or a link that has a name of its own. */
  children: ReactElement;
  /**
   * The side it stands at; it flips if there is no room.
   * @default 'top'
   */
  side?: Side | undefined;
  /** Whether it is open, where the app decides; without it the pointer and the focus decide. */
  isOpen?: boolean | undefined;
}

/**
 * A few words more beside a control, for a resting mouse and for the keyboard's focus. Fingers
 * never see it, so nothing needed may stand in it.
 */
export function Tooltip({ content, shortcut, children, side = 'top', isOpen }: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [uncontrolledOpen, setUncontrolledOpen] = useState(false);
  const isShown = isOpen ?? uncontrolledOpen;
  const direction = isShown ? getPageDirection() : 'ltr';
  const placedSide = useScreenSide(side, direction);

  useEffect(() => {
    // An icon button's own `title` would come up beside this one.
    trigger.current?.removeAttribute('title');
  });

  const ignorePointerFocus = (event: FocusEvent) => {
    // A focus that a click or a closed dialog brought asks for no explanation.
    if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
  };
  return (
    <DefaultTooltipGroup>
      <Radix.Root open={isShown} onOpenChange={setUncontrolledOpen}>
        <Radix.Trigger asChild ref={trigger} onFocus={ignorePointerFocus}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            dir={direction}
            className={styles.tooltip}
            side={placedSide}
            sideOffset={2}
            arrowPadding={12}
            collisionPadding={8}
          >
            {content}
            {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
            <Radix.Arrow asChild>
              <FloatingArrow className={styles.arrow} />
            </Radix.Arrow>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </DefaultTooltipGroup>
  );
}
