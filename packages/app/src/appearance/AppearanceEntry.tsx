import { Icon, icons } from '@gschool/ui';

import type { SharedMessageId } from '../i18n/sharedMessages';
import { useTranslate } from '../i18n/useTranslate';
import * as styles from './AppearanceEntry.css';

export interface AppearanceEntryProps {
  /**
   * When it floats in the corner of the window, at `md` and wider; otherwise it is not shown there,
   * because the header has a gear button. `noHeader`: only while the appearance settings hide the
   * header.
   */
  floats: 'noHeader' | 'never';
  /** Opens the appearance panel. */
  onOpen: () => void;
}

/**
 * Opens the appearance panel: an entry of the footer and of the menu on small screens. A gear button
 * in the corner of the window would cover the corners of cards and buttons there.
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
