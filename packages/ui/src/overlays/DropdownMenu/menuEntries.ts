import type { IconShape } from '../../data-display/Icon/shape';

/** Something to do, or with `href` somewhere to go. */
export interface MenuAction {
  kind?: 'action' | undefined;
  label: string;
  icon?: IconShape | undefined;
  /** One line under the label. */
  description?: string | undefined;
  /** Keys that do the same, at the end of the row: "⌘ D". Decoration: bind them yourself. */
  shortcut?: string | undefined;
  href?: string | undefined;
  /** With `href`: opens a new tab, with a hint. */
  isExternal?: boolean | undefined;
  onSelect?: (() => void) | undefined;
  /** It cannot be undone. */
  isDanger?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

/** Something that is on or off; the menu stays open, so that several can be changed. */
interface MenuCheckbox {
  kind: 'checkbox';
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean | undefined;
}

/** One of several; choosing closes the menu. */
export interface MenuRadios {
  kind: 'radios';
  /** The heading over the choices. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string; isDisabled?: boolean | undefined }[];
}

/** Entries under a heading. */
interface MenuGroup {
  kind: 'group';
  label: string;
  entries: readonly MenuEntry[];
}

/** Entries in a menu of their own, at the end of this one. */
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

/** One line, or one part, of a `DropdownMenu`. */
export type MenuEntry =
  | MenuAction
  | MenuCheckbox
  | MenuRadios
  | MenuGroup
  | MenuBranch
  | MenuSeparator;
