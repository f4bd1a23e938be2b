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
  /** What stands in the field. */
  query: string;
  /** Something was typed, or a recent search or a suggestion was chosen. */
  onQuery: (query: string) => void;
  /** What was found, by kind; kept while the next words are on their way. */
  groups: readonly SearchGroup[];
  /**
   * The words that `groups` answer; results of other words are not opened by Enter.
   * @default the query
   */
  answered?: string | undefined;
  /**
   * Where the search stands.
   * @default 'ready'
   */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  /**
   * What failed, and what now; said under the head where there are results all the same.
   * @default that the search did not answer
   */
  failure?: { title: string; text: string } | undefined;
  /** Tries again after a failure. */
  onRetry?: (() => void) | undefined;
  /** A result was followed: remember the search. The dialog closes by itself. */
  onChoose?: ((result: SearchResult) => void) | undefined;
  /** What was looked for before, the newest first; shown while the field is empty. */
  recent?: readonly string[] | undefined;
  /** One of them shall be forgotten; without it none can be removed. */
  onRemoveRecent?: ((query: string) => void) | undefined;
  /** All of them shall be forgotten. */
  onClearRecent?: (() => void) | undefined;
  /** Words worth trying: in the empty field, and where nothing was found. */
  suggestions?: readonly string[] | undefined;
  /** The page with everything; Enter leads there where no result was reached. */
  allResults?: { label: string; href: string } | undefined;
  /** Where to look around when nothing was found. */
  browse?: { label: string; href: string } | undefined;
  /** One line above it all, such as what is not searched and why. */
  notice?: ReactNode;
}

export interface SearchDialogBodyProps extends SearchDialogProps {
  /** What it says of itself. */
  words: typeof searchMessages;
  /** Id of the listbox: the field controls it. */
  listId: string;
  /** The id of a result’s option. */
  optionId: (id: string) => string;
  /** Id of the option that the arrows have reached. */
  active: string | undefined;
  /** A result was followed, or without one another way out of here. */
  choose: (result?: SearchResult) => void;
}
