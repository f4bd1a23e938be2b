import { useEffect, type ReactNode } from 'react';

import * as icons from '../../data-display/Icon/icons';
import { IconButton } from '../../actions/IconButton/IconButton';
import { useDisclosure } from '../../internal/useDisclosure';
import { useUi } from '../../providers/UiProvider/UiProvider';
import * as styles from './ShopHeaderSearch.css';

/**
 * The search box of the shop's header. Below `xl` a button opens it over the bar. It closes on
 * Escape, on its close button, when focus leaves it and on submit.
 */
export function ShopHeaderSearch({ children }: { children: ReactNode }) {
  const { messages } = useUi();
  const { rootProps, buttonProps, panelProps, isOpen, close } = useDisclosure();
  const { ref: panel, id } = panelProps;
  const { ref: button } = buttonProps;
  useEffect(() => {
    if (isOpen) panel.current?.querySelector('input')?.focus();
  }, [isOpen, panel]);
  const closeAndReturn = () => {
    close();
    button.current?.focus();
  };
  return (
    <div className={styles.root} {...rootProps}>
      <IconButton
        label={messages.search}
        icon={icons.search}
        className={styles.narrowOnly}
        {...buttonProps}
      />
      <div
        ref={panel}
        id={id}
        className={styles.panel}
        data-open={isOpen || undefined}
        onSubmit={closeAndReturn}
      >
        <div className={styles.field}>{children}</div>
        <IconButton
          label={messages.close}
          icon={icons.close}
          className={styles.narrowOnly}
          onClick={closeAndReturn}
        />
      </div>
    </div>
  );
}
