import * as Radix from '@radix-ui/react-dropdown-menu';

import * as styles from './DropdownMenu.css';
import type { MenuRadios } from './menuEntries';

/** A group of radio entries with a heading. */
export function DropdownMenuRadios({ radios }: { radios: MenuRadios }) {
  return (
    <Radix.RadioGroup
      aria-label={radios.label}
      value={radios.value}
      onValueChange={radios.onChange}
    >
      <Radix.Label className={styles.heading} aria-hidden>
        {radios.label}
      </Radix.Label>
      {radios.options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          className={styles.item}
          value={option.value}
          disabled={option.isDisabled ?? false}
        >
          <span className={styles.mark}>
            {option.value === radios.value && <span className={styles.dot} />}
          </span>
          <span className={styles.label}>{option.label}</span>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
