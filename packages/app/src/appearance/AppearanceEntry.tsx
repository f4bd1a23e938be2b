import { Icon, icons } from '@gschool/ui';

import type { SharedMessageId } from '../i18n/sharedMessages';
import { useTranslate } from '../i18n/useTranslate';
import * as styles from './AppearanceEntry.css';

export interface AppearanceEntryProps {
  /**
   * When the button floats in the corner of the window, at `md` and wider. `noHeader`: only while
   * the appearance settings hide the header, which contains a gear button. Otherwise the entry is
   * not shown at these widths.
   */
  floats: 'always' | 'noHeader' | 'never';
  /** Called to open the appearance panel. */
  onOpen: () => void;
}

/**
 * Opens the appearance panel. It is an entry in the footer and in the menu on small screens, and
 * the gear button in the corner of the window on wide ones. On a small screen, the button would
 * cover the corners of cards and buttons.
 */
export function AppearanceEntry({ floats, onOpen }: AppearanceEntryProps) {
  const t = useTranslate<SharedMessageId>();
  const label = t('customizer.open');
  return (
    <button
      type="button"
      className={styles.entry[floats]}
      title={label}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon icon={icons.settings} size="large" />
      <span className={styles.label}>{label}</span>
    </button>
  );
}
