import type { ReactNode } from 'react';

import type { SearchGroup, SearchResult } from './results';
import type { searchMessages } from './messages';

export interface SearchDialogProps {
  /** The accessible name of the dialog and of the field: "Search classes, series and people". */
  label: string;
  /**
   * The placeholder of the field.
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
  resultsQuery?: string | undefined;
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
  onSelect?: ((result: SearchResult) => void) | undefined;
  /** Recent searches, the newest first; shown while the field is empty. */
  recent?: readonly string[] | undefined;
  /** Removes one recent search. Without it, none can be removed. */
  onRemoveRecent?: ((query: string) => void) | undefined;
  /** Removes all recent searches. */
  onClearRecent?: (() => void) | undefined;
  /** Suggested queries, shown while the field is empty and if nothing was found. */
  suggestions?: readonly string[] | undefined;
  /** The link to all results. Enter follows it while no result is active. */
  allResults?: { label: string; href: string } | undefined;
  /** A link that is shown if nothing was found. */
  browseLink?: { label: string; href: string } | undefined;
  /** A notice above the content, such as what is not searched and why. */
  notice?: ReactNode;
}

export interface SearchDialogBodyProps extends SearchDialogProps {
  /** The messages. */
  messages: typeof searchMessages;
  /** ID of the listbox, for the field's `aria-controls`. */
  listId: string;
  /** The id of a result’s option. */
  optionId: (id: string) => string;
  /** ID of the active option. */
  active: string | undefined;
  /** Called when a result is opened, or without a result when another link is followed. */
  onSelect: (result?: SearchResult) => void;
}
