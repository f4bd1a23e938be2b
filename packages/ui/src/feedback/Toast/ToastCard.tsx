import * as RadixToast from '@radix-ui/react-toast';
import { useEffect, useEffectEvent } from 'react';

import { Button } from '../../actions/Button/Button';
import { Icon } from '../../data-display/Icon/Icon';
import { close as closeIcon } from '../../data-display/Icon/icons';
import { IconButton } from '../../actions/IconButton/IconButton';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import * as alertStyles from '../Alert/Alert.css';
import { variantIcons } from '../Alert/variantIcons';
import type { VisibleToast } from './visibleToasts';
import * as styles from './ToastCard.css';
import { useToastTimer } from './useToastTimer';
import { toastMessages } from './messages';

interface ToastCardProps {
  visibleToast: VisibleToast;
  isPaused: boolean;
  /** Called to close it: after its time, or by a press, a swipe or Escape. */
  onClose: () => void;
  /** Called when it has left the page. */
  onRemoved: () => void;
}

/** One toast of the `Toaster`. */
export function ToastCard({
  visibleToast: { toast, isOpen },
  isPaused,
  onClose,
  onRemoved: onUnmount,
}: ToastCardProps) {
  const { messages: commonMessages } = useUi();
  const messages = useMessages('toasts', toastMessages);
  const { variant, action } = toast;
  const isUrgent = variant === 'danger' || variant === 'warning';
  useToastTimer({ ...toast, isRunning: isOpen && !isPaused, onEnd: onClose });
  return (
    <RadixToast.Root
      open={isOpen}
      onOpenChange={onClose}
      // `useToastTimer` closes the toast instead; see `useToastPause`.
      duration={Infinity}
      type={isUrgent ? 'foreground' : 'background'}
      // Radix would prevent scrolling the page by touch in any direction.
      style={{ touchAction: 'pan-y' }}
      className={styles.item}
    >
      <div className={styles.clip}>
        <div className={styles.card[variant]}>
          <span className={alertStyles.icon[variant]}>
            <Icon icon={variantIcons[variant]} />
          </span>
          <div className={styles.body}>
            <RadixToast.Title className={styles.title}>
              <VisuallyHidden>{messages[variant]} </VisuallyHidden>
              {toast.title}
            </RadixToast.Title>
            {toast.message && (
              <RadixToast.Description className={styles.message}>
                {toast.message}
              </RadixToast.Description>
            )}
            {action && (
              <RadixToast.Action asChild altText={action.altText ?? action.label}>
                <Button
                  variant="quiet"
                  size="small"
                  className={styles.action}
                  onClick={action.onPress}
                >
                  {action.label}
                </Button>
              </RadixToast.Action>
            )}
          </div>
          <RadixToast.Close asChild>
            <IconButton label={commonMessages.close} icon={closeIcon} size="small" />
          </RadixToast.Close>
        </div>
      </div>
      <NotifyOnUnmount onRemoved={onUnmount} />
    </RadixToast.Root>
  );
}

/** Calls back when the toast is unmounted, with or without an exit animation. */
function NotifyOnUnmount({ onRemoved: onUnmount }: { onRemoved: () => void }) {
  const notify = useEffectEvent(onUnmount);
  useEffect(() => () => notify(), []);
  return null;
}
