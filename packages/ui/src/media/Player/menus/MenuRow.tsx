import * as icons from '../../../data-display/Icon/icons';
import * as styles from './menuRows.css';
import type { Menu } from './PlayerMenu';
import { Icon } from '../../../data-display/Icon/Icon';

export interface MenuRowProps {
  menu: Menu;
  /** The page that it opens. */
  page: string;
  label: string;
  /** The selected value. */
  value?: string | undefined;
}

/** A row that opens another page of its menu. */
export function MenuRow({ menu, page, label, value }: MenuRowProps) {
  return (
    <button type="button" className={styles.row} data-leads={page} onClick={() => menu.open(page)}>
      <span className={styles.label}>{label}</span>
      {value && <bdi className={styles.value}>{value}</bdi>}
      <Icon icon={icons.chevronEnd} size="small" />
    </button>
  );
}

export interface MenuSwitchProps {
  label: string;
  hint?: string | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A setting that is on or off. */
export function MenuSwitch({ label, hint, isOn, onChange }: MenuSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={styles.row}
      onClick={() => onChange(!isOn)}
    >
      <span className={styles.label}>
        <span>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      <span className={styles.knob} />
    </button>
  );
}
