import type { PaletteCommand } from './commands';

export interface CommandPaletteProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it should close (Escape, the scrim, a command) or open. */
  onOpenChange: (isOpen: boolean) => void;
  /** Every page and act of the app, in order. Commands with the same `group` are listed together. */
  commands: readonly PaletteCommand[];
  /**
   * The placeholder and the accessible name of the field.
   * @default the message for commands and search
   */
  placeholder?: string | undefined;
  /** IDs of the commands that were run last, the newest first; shown while the field is empty. */
  recentIds?: readonly string[] | undefined;
  /** Called with a command that runs, for example to store it for `recentIds`. */
  onRun?: ((command: PaletteCommand) => void) | undefined;
  /** Called with the text in the field, and with '' when the palette closes: fetch `results` here. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** What the app found for the query, such as members and orders; listed after the commands. */
  results?: readonly PaletteCommand[] | undefined;
  /**
   * The query that `results` belong to. A result of another query is not active at first.
   * @default the query
   */
  resultsQuery?: string | undefined;
  /**
   * True while results are loading.
   * @default false
   */
  isLoading?: boolean | undefined;
}
