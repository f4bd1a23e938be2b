import type { ReactNode } from 'react';

import type { SearchGroup, SearchResult } from './results';
import type { searchMessages } from './messages';

export interface SearchDialogProps {
  /** The dialog's name and the field's: "Search classes, series and people". */
  label: string;
  /**
   * In the empty field.
   * @default the label
   */
  placeholder?: string | undefined;
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it should close (Escape, the scrim, the close button, a result) or open. */
  onOpenChange: (isOpen: boolean) => void;
  /** The text in the field. */
  query: string;
  /** Called when the visitor types or selects a recent search or a suggestion. */
  onQuery: (query: string) => void;
  /** The results by kind. Keep the previous ones while the next ones load. */
  groups: readonly SearchGroup[];
  /**
   * The query that `groups` belong to. Enter does not open results of another query.
   * @default the query
   */
  answered?: string | undefined;
  /**
   * The state of the search.
   * @default 'ready'
   */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  /**
   * The error message, shown above the results if there are any.
   * @default a general message
   */
  failure?: { title: string; text: string } | undefined;
  /** Tries again after a failure. */
  onRetry?: (() => void) | undefined;
  /**
   * Called when a result is opened, for example to store the search. The dialog closes
   * automatically.
   */
  onChoose?: ((result: SearchResult) => void) | undefined;
  /** What was looked for before, the newest first; shown while the field is empty. */
  recent?: readonly string[] | undefined;
  /** Removes one of them. Without it, none can be removed. */
  onRemoveRecent?: ((query: string) => void) | undefined;
  /** Removes all of them. */
  onClearRecent?: (() => void) | undefined;
  /** Words worth trying: in the empty field, and where nothing was found. */
  suggestions?: readonly string[] | undefined;
  /** The page with everything; Enter leads there where no result was reached. */
  allResults?: { label: string; href: string } | undefined;
  /** Links for when nothing was found. */
  browse?: { label: string; href: string } | undefined;
  /** One line above it all, such as what is not searched and why. */
  notice?: ReactNode;
}

export interface SearchDialogBodyProps extends SearchDialogProps {
  /** The messages. */
  words: typeof searchMessages;
  /** Id of the listbox: the field controls it. */
  listId: string;
  /** The id of a result’s option. */
  optionId: (id: string) => string;
  /** Id of the option that the arrows have reached. */
  active: string | undefined;
  /** Called when a result is opened, or without a result when another link is followed. */
  choose: (result?: SearchResult) => void;
}
