import type { IconShape } from '../../data-display/Icon/shape';

/** Something that a person can do or open in an app. */
export interface PaletteCommand {
  /** Its key; unique in all commands and results. */
  id: string;
  /** What it does, starting with a verb, or the name of what it opens. */
  label: string;
  /** The language of the label (BCP 47) where it isn’t the page’s. */
  labelLang?: string | undefined;
  /** The heading of its group. */
  group?: string | undefined;
  /** One line under the label: an email, a state. */
  description?: string | undefined;
  /** Additional search terms that are never shown: "ban suspend". */
  keywords?: string | undefined;
  /** The keys that do the same, such as `G O`; bind them with `useShortcuts`. */
  keys?: string | undefined;
  /** Shown before the label. */
  icon?: IconShape | undefined;
  /** The page that it opens. */
  href?: string | undefined;
  /** With `href`: opens a new tab, with a hint. */
  isExternal?: boolean | undefined;
  /** What it does; the palette closes first. */
  onSelect?: (() => void) | undefined;
  /** True for a command that is found, but cannot run now. */
  isDisabled?: boolean | undefined;
  /** Why it is disabled; shown under the label. */
  reason?: string | undefined;
}

/** Commands under one heading. */
export interface CommandGroup {
  title: string | undefined;
  commands: readonly PaletteCommand[];
}

/** Groups commands by the name of their group, in the order of the first command of each group. */
export function groupCommands(commands: readonly PaletteCommand[]): CommandGroup[] {
  const groups = new Map<string | undefined, PaletteCommand[]>();
  for (const command of commands) {
    const group = groups.get(command.group);
    if (group) group.push(command);
    else groups.set(command.group, [command]);
  }
  return [...groups].map(([title, members]) => ({ title, commands: members }));
}
