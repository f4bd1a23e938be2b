import type { ReactNode } from 'react';

import * as icons from '../../../data-display/Icon/icons';
import { ControlButton } from '../controls/ControlButton';
import type { Menu } from './PlayerMenu';
import * as styles from './PlayerMenu.css';
import { useUi } from '../../../providers/UiProvider/UiProvider';

export interface MenuPageProps {
  menu: Menu;
  title: string;
  children: ReactNode;
}

/**
 * The panel of a menu that shows one page under its title. All pages but the first have a Back
 * button.
 */
export function MenuPage({ menu, title, children }: MenuPageProps) {
  const { messages } = useUi();
  return (
    <div
      id={menu.id}
      role="group"
      aria-label={title}
      className={styles.panel}
      data-player-part="menu"
    >
      <div className={styles.header}>
        {menu.page !== '' && (
          <ControlButton
            label={messages.back}
            icon={icons.chevronStart}
            tip="none"
            onClick={() => menu.open('')}
          />
        )}
        <p aria-hidden className={styles.title}>
          {title}
        </p>
        <ControlButton
          label={messages.close}
          icon={icons.close}
          tip="none"
          className={styles.close}
          onClick={menu.close}
        />
      </div>
      <div className={styles.body} data-menu-body>
        {children}
      </div>
    </div>
  );
}
