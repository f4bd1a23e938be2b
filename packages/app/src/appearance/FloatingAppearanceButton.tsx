import { AppearanceButton } from './AppearanceButton';
import * as styles from './FloatingAppearanceButton.css';

export interface FloatingAppearanceButtonProps {
  /**
   * `noHeader`: only while the appearance settings hide the header, which contains the button
   * otherwise.
   */
  when: 'always' | 'noHeader';
  onOpen: () => void;
}

/** The gear button in the corner of the window. */
export function FloatingAppearanceButton({ when, onOpen }: FloatingAppearanceButtonProps) {
  return (
    <div className={styles.button[when]}>
      <AppearanceButton variant="primary" onOpen={onOpen} />
    </div>
  );
}
