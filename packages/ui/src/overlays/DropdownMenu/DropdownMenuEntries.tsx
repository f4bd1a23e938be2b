import * as Radix from '@radix-ui/react-dropdown-menu';

import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import * as styles from './DropdownMenu.css';
import { DropdownMenuAction } from './DropdownMenuAction';
import { DropdownMenuBranch } from './DropdownMenuBranch';
import { DropdownMenuRadios } from './DropdownMenuRadios';
import type { MenuEntry } from './menuEntries';

/** The entries of a menu, of a group or of a submenu. */
export function DropdownMenuEntries({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map((entry, index) => <Entry key={index} entry={entry} />);
}

function Entry({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'separator':
      return <Radix.Separator className={styles.separator} />;
    case 'submenu':
      return (
        <DropdownMenuBranch branch={entry}>
          <DropdownMenuEntries entries={entry.entries} />
        </DropdownMenuBranch>
      );
    case 'radios':
      return <DropdownMenuRadios radios={entry} />;
    case 'group':
      return (
        <Radix.Group aria-label={entry.label}>
          <Radix.Label className={styles.heading} aria-hidden>
            {entry.label}
          </Radix.Label>
          <DropdownMenuEntries entries={entry.entries} />
        </Radix.Group>
      );
    case 'checkbox':
      return (
        <Radix.CheckboxItem
          className={styles.item}
          checked={entry.isChecked}
          disabled={entry.isDisabled ?? false}
          onCheckedChange={entry.onChange}
          // Keeps the menu open, because people often change several entries.
          onSelect={(event) => event.preventDefault()}
        >
          <span className={styles.mark}>{entry.isChecked && <Icon icon={icons.check} />}</span>
          <span className={styles.label}>{entry.label}</span>
        </Radix.CheckboxItem>
      );
    default:
      return <DropdownMenuAction action={entry} />;
  }
}
