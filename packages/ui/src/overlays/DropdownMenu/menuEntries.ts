import type { IconShape } from '../../data-display/Icon/shape';

/** An action, or a link if it has an `href`. */
export interface MenuAction {
  kind?: 'action' | undefined;
  label: string;
  icon?: IconShape | undefined;
  /** One line under the label. */
  description?: string | undefined;
  /** The keyboard shortcut to show, such as "⌘ D". The app must bind the keys. */
  shortcut?: string | undefined;
  href?: string | undefined;
  /** With `href`: opens a new tab, with a hint. */
  isExternal?: boolean | undefined;
  onSelect?: (() => void) | undefined;
  /** Whether the action cannot be undone. */
  isDanger?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

/** An entry that is on or off. The menu stays open, so that several can be changed. */
interface MenuCheckbox {
  kind: 'checkbox';
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean | undefined;
}

/** A group of which one option is selected. Selecting one closes the menu. */
export interface MenuRadios {
  kind: 'radios';
  /** The heading above the options. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string; isDisabled?: boolean | undefined }[];
}

/** A group of entries with a heading. */
interface MenuGroup {
  kind: 'group';
  label: string;
  entries: readonly MenuEntry[];
}

/** An entry that opens a submenu. */
export interface MenuBranch {
  kind: 'submenu';
  label: string;
  icon?: IconShape | undefined;
  entries: readonly MenuEntry[];
  isDisabled?: boolean | undefined;
}

interface MenuSeparator {
  kind: 'separator';
}

/** An entry or a group of a `DropdownMenu`. */
export type MenuEntry =
  | MenuAction
  | MenuCheckbox
  | MenuRadios
  | MenuGroup
  | MenuBranch
  | MenuSeparator;
