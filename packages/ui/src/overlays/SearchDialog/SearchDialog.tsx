import * as RadixDialog from '@radix-ui/react-dialog';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import { IconButton } from '../../actions/IconButton/IconButton';
import { scrim } from '../../internal/modal.css';
import { useReturnFocus } from '../../internal/useReturnFocus';
import { useScrollLock } from '../../internal/useScrollLock';
import { Spinner } from '../../feedback/Spinner/Spinner';
import { useUi, useWords } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { totalOf, type SearchGroup, type SearchResult } from './results';
import * as styles from './SearchDialog.css';
import { SearchDialogBody } from './SearchDialogBody';
import { SearchDialogFoot } from './SearchDialogFoot';
import { moveBetweenWords, searchWord } from './moveBetweenWords';
import { useActiveOption } from './useActiveOption';
import { searchWords } from './words';

export interface SearchDialogProps {
  /** The dialog's name and the field's: "Search classes, series and people". */
  label: string;
  /**
   * In the empty field.
   * @default the label
   */
  placeholder?: string | undefined;
  /** Whether it is there. */
  isOpen: boolean;
  /** Asked to close (Escape, the scrim, the close button, a result) or to open. */
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

/** A mouse and its keyboard, or fingers on glass. */
const isPrecise = (): boolean => globalThis.matchMedia?.('(pointer: fine)').matches ?? false;

/**
 * A field with its results under it, over the page. The focus stays in the field and the arrows
 * reach the results; nothing is fetched here: words go out, results come in. Where there is a mouse
 * the first result is reached already; on a touch screen Enter is the key that says "Search".
 */
export function SearchDialog(props: SearchDialogProps) {
  const { label, isOpen, onOpenChange, query, onQuery, groups, status = 'ready' } = props;
  const { locale, messages } = useUi();
  const words = useWords('searchDialog', searchWords);
  const base = useId();
  const body = useRef<HTMLDivElement>(null);
  const allLink = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const returnFocus = useReturnFocus(isOpen);
  useScrollLock(isOpen);

  const isAnswered = (props.answered ?? query) === query;
  const hasQuery = query.trim() !== '';
  const results = hasQuery ? groups.flatMap((group) => group.results) : [];
  const optionId = (id: string) => `${base}-${id}`;
  const { active, reset, move } = useActiveOption(
    results.map(({ id }) => optionId(id)),
    isAnswered && status !== 'loading' && isPrecise(),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (move(event) || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      body.current?.querySelector<HTMLElement>(searchWord)?.focus();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const target = active ? document.getElementById(active) : allLink.current?.querySelector('a');
      if (hasQuery) target?.click();
    }
  };
  const choose = (result?: SearchResult) => {
    if (result) props.onChoose?.(result);
    onOpenChange(false);
  };
  const total = totalOf(groups);
  const announced = !hasQuery
    ? ''
    : status === 'loading'
      ? words.searching
      : total > 0
        ? words.results(total.toLocaleString(locale), total === 1)
        : status === 'ready'
          ? words.nothing(query)
          : '';
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div className={scrim} data-state={isOpen ? 'open' : 'closed'} aria-hidden="true" />
        <RadixDialog.Content
          aria-describedby={undefined}
          aria-modal="true"
          className={styles.panel}
          {...returnFocus}
        >
          <VisuallyHidden>
            <RadixDialog.Title>{label}</RadixDialog.Title>
          </VisuallyHidden>
          <div className={styles.head}>
            <span className={styles.glass}>
              {status === 'loading' ? (
                <Spinner size="small" label={words.searching} />
              ) : (
                <Icon icon={icons.search} size="large" />
              )}
            </span>
            <input
              type="search"
              className={styles.field}
              aria-label={label}
              placeholder={props.placeholder ?? label}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={results.length > 0}
              aria-controls={results.length > 0 ? `${base}-list` : undefined}
              aria-activedescendant={active}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              value={query}
              onChange={(event) => {
                reset();
                onQuery(event.target.value);
              }}
              onKeyDown={onKeyDown}
              ref={field}
            />
            <RadixDialog.Close asChild>
              <IconButton label={messages.close} icon={icons.close} />
            </RadixDialog.Close>
          </div>
          <div
            ref={body}
            className={styles.body}
            data-stale={(status === 'loading' && results.length > 0) || undefined}
            onKeyDown={(event) => moveBetweenWords(event, field.current)}
          >
            {props.notice && <div className={styles.notice}>{props.notice}</div>}
            <SearchDialogBody
              {...props}
              words={words}
              listId={`${base}-list`}
              optionId={optionId}
              active={active}
              choose={choose}
              onQuery={(next) => {
                onQuery(next);
                // The word that was pressed is gone; what it found is under the field.
                field.current?.focus();
              }}
            />
          </div>
          <SearchDialogFoot
            ref={allLink}
            words={words}
            all={hasQuery ? props.allResults : undefined}
            onFollow={() => choose()}
          />
          <VisuallyHidden>
            <span role="status">{announced}</span>
          </VisuallyHidden>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
