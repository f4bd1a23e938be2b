import * as Radix from '@radix-ui/react-popover';
import { useId, type ReactElement, type ReactNode } from 'react';

import * as icons from '../../data-display/Icon/icons';
import { IconButton } from '../../actions/IconButton/IconButton';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';
import { FloatingArrow } from '../../internal/FloatingArrow';
import { ignoreComposition } from '../../internal/getPressedKey';
import { ModalScrollArea } from '../../internal/Modal/ModalScrollArea';
import * as floatingStyles from '../../internal/floating.css';
import type { Side } from '../../internal/placement';
import { getFloatingOffsets, useFloating } from '../../internal/useFloating';
import * as styles from './Popover.css';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Its heading and accessible name. */
  title: string;
  /**
   * Shows the title to assistive technology only, and hides the close button.
   * @default false
   */
  isTitleHidden?: boolean | undefined;
  /** The content, which scrolls between the heading and the footer. */
  children: ReactNode;
  /** Buttons at the bottom; the main one last. */
  footer?: ReactNode;
  /**
   * The side of the button at which it opens. It flips if there is no room.
   * @default 'bottom'
   */
  side?: Side | undefined;
  /**
   * The edge of the button that it is aligned with.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * 16, 22 or 30 rem wide, and never wider than the screen.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Shows an arrow that points at the button.
   * @default true
   */
  hasArrow?: boolean | undefined;
  /** Whether it is open, if the app controls it. Without it, the popover is uncontrolled. */
  isOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * A small panel that a button opens, for a few fields or an explanation. The page behind it stays
 * usable; for a question that must be answered first, use `Dialog`.
 */
export function Popover(props: PopoverProps) {
  const { trigger, title, isTitleHidden, children, footer } = props;
  const { side = 'bottom', align = 'center', size = 'medium', hasArrow = true } = props;
  const { messages } = useUi();
  const titleId = useId();
  const floating = useFloating(side, props);
  const { isOpen, direction, placedSide, change, portalProps, isPicture } = floating;
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={change}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal {...portalProps}>
        <Radix.Content
          dir={direction}
          {...(isTitleHidden ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
          className={classNames(styles.popover, styles.size[size])}
          side={placedSide}
          align={align}
          onEscapeKeyDown={ignoreComposition}
          {...getFloatingOffsets(hasArrow, isPicture)}
        >
          {!isTitleHidden && (
            <div className={styles.head}>
              <h2 id={titleId} className={styles.title}>
                {title}
              </h2>
              <Radix.Close asChild>
                <IconButton label={messages.close} icon={icons.close} size="small" />
              </Radix.Close>
            </div>
          )}
          <ModalScrollArea className={styles.body}>{children}</ModalScrollArea>
          {footer && <div className={styles.foot}>{footer}</div>}
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
