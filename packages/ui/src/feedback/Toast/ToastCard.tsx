import { memo, useLayoutEffect, useRef } from 'react';

import { Button } from '../../actions/Button/Button';
import { Icon } from '../../data-display/Icon/Icon';
import { close as closeIcon } from '../../data-display/Icon/icons';
import { IconButton } from '../../actions/IconButton/IconButton';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import * as alertStyles from '../Alert/Alert.css';
import { variantIcons } from '../Alert/variantIcons';
import type { Toast } from './createToasts';
import type { VisibleToast } from './visibleToasts';
import * as styles from './ToastCard.css';
import { useToastTimer } from './useToastTimer';
import { toastMessages } from './messages';

interface ToastCardProps {
  visibleToast: VisibleToast;
  isPaused: boolean;
  /**
   * Called to close it, after its time or after a press. Pass the same function in every render.
   */
  onClose: (toast: Toast) => void;
  /** Called after its exit animation. Pass the same function in every render. */
  onExited: (toast: Toast) => void;
}

/** A toast in the `Toaster`. It renders again only if it changes. */
export const ToastCard = memo(function ToastCard({
  visibleToast: { toast, isOpen },
  isPaused,
  onClose,
  onExited,
}: ToastCardProps) {
  const { messages: commonMessages } = useUi();
  const messages = useMessages('toasts', toastMessages);
  const { id, variant, action } = toast;
  const item = useRef<HTMLLIElement>(null);
  const close = () => onClose(toast);
  useToastTimer({ ...toast, isRunning: isOpen && !isPaused, onEnd: close });
  useLayoutEffect(() => {
    if (isOpen) return;
    let isReopened = false;
    const animations = item.current?.getAnimations?.() ?? [];
    if (animations.length === 0) onExited(toast);
    else
      void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
        if (!isReopened) onExited(toast);
      });
    return () => {
      isReopened = true;
    };
  }, [isOpen, toast, onExited]);
  return (
    <li
      ref={item}
      tabIndex={0}
      data-toast={id}
      data-state={isOpen ? 'open' : 'closed'}
      className={styles.item}
    >
      <div className={styles.clip}>
        <div className={styles.card}>
          <span className={alertStyles.icon[variant]}>
            <Icon icon={variantIcons[variant]} />
          </span>
          <div className={styles.body}>
            <div className={styles.title}>
              <VisuallyHidden>{messages[variant]} </VisuallyHidden>
              {/* In an element, because a bare text stays stale in a page that is translated. */}
              <span>{toast.title}</span>
            </div>
            {toast.message && <div className={styles.message}>{toast.message}</div>}
            {action && (
              <Button
                variant="quiet"
                size="small"
                className={styles.action}
                onClick={() => {
                  action.onPress();
                  close();
                }}
              >
                {action.label}
              </Button>
            )}
          </div>
          <IconButton label={commonMessages.close} icon={closeIcon} size="small" onClick={close} />
        </div>
      </div>
    </li>
  );
});
