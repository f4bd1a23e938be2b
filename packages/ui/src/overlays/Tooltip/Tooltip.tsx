import * as Radix from '@radix-ui/react-tooltip';
import { useEffect, useRef, useState, type FocusEvent, type ReactElement } from 'react';

import { FloatingArrow } from '../../internal/FloatingArrow';
import { ignoreComposition } from '../../internal/getPressedKey';
import { useOverlayContainer } from '../../internal/OverlayContainer';
import { getPageDirection, type Side } from '../../internal/placement';
import { useScreenSide } from '../../internal/useScreenSide';
import * as styles from './Tooltip.css';
import { DefaultTooltipGroup } from './TooltipGroup';

export interface TooltipProps {
  /** A short description of the control; not its accessible name. */
  content: string;
  /** The keyboard shortcut of the control, shown after the text. */
  shortcut?: string | undefined;
  /** A button or a link with an accessible name. */
  children: ReactElement;
  /**
   * The side of the control at which it opens. It flips if there is no room.
   * @default 'top'
   */
  side?: Side | undefined;
  /** Whether it is open, if the app controls it. Without it, hover and focus open it. */
  isOpen?: boolean | undefined;
}

/**
 * A short description of a control, shown on hover and keyboard focus. It is not available on touch
 * screens, so it must not contain required information.
 */
export function Tooltip({ content, shortcut, children, side = 'top', isOpen }: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [uncontrolledOpen, setUncontrolledOpen] = useState(false);
  const isShown = isOpen ?? uncontrolledOpen;
  const direction = isShown ? getPageDirection() : 'ltr';
  const placedSide = useScreenSide(side, direction);
  const { portalProps, isPicture } = useOverlayContainer();

  useEffect(() => {
    // The browser would also show the `title` of an icon button.
    trigger.current?.removeAttribute('title');
  });

  const ignorePointerFocus = (event: FocusEvent) => {
    // Focus from a click or a closed dialog does not open the tooltip.
    if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
  };
  return (
    <DefaultTooltipGroup>
      <Radix.Root open={isShown} onOpenChange={setUncontrolledOpen}>
        <Radix.Trigger asChild ref={trigger} onFocus={ignorePointerFocus}>
          {children}
        </Radix.Trigger>
        <Radix.Portal {...portalProps}>
          <Radix.Content
            dir={direction}
            className={styles.tooltip}
            side={placedSide}
            sideOffset={2}
            arrowPadding={12}
            collisionPadding={8}
            avoidCollisions={!isPicture}
            onEscapeKeyDown={ignoreComposition}
          >
            <span>{content}</span>
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
