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
  /** Asked to close: its time is up, or someone pressed, swiped or escaped. */
  onClose: () => void;
  /** Its way out has ended. */
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
      // Ours counts; see useToastPause.
      duration={Infinity}
      type={isUrgent ? 'foreground' : 'background'}
      // Radix would keep a finger from scrolling the page in any direction.
      style={{ touchAction: 'pan-y' }}
      className={styles.item}
    >
      <div className={styles.clip}>
        <div className={styles.card({ variant })}>
          <span className={alertStyles.icon({ variant })}>
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

/** Tells when the toast has left the page, whether its way out was animated or not. */
function NotifyOnUnmount({ onRemoved: onUnmount }: { onRemoved: () => void }) {
  const notify = useEffectEvent(onUnmount);
  useEffect(() => () => notify(), []);
  return null;
}
