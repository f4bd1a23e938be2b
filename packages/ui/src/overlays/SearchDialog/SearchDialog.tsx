import { useId, useRef, type KeyboardEvent } from 'react';

import { getPressedKey } from '../../internal/getPressedKey';
import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import { Modal } from '../../internal/Modal/Modal';
import { ModalContent } from '../../internal/Modal/ModalContent';
import { ModalCloseButton, ModalTitle } from '../../internal/Modal/ModalParts';
import { Spinner } from '../../feedback/Spinner/Spinner';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { getTotal, type SearchResult } from './results';
import * as styles from './SearchDialog.css';
import { SearchDialogBody } from './SearchDialogBody';
import { SearchDialogFoot } from './SearchDialogFoot';
import { moveBetweenSuggestions, suggestionSelector } from './moveBetweenSuggestions';
import { useActiveOption } from './useActiveOption';
import type { SearchDialogProps } from './searchDialogProps';
import { searchMessages } from './messages';

export type { SearchDialogProps };

/** Whether the main pointer is precise, such as a mouse, and not a finger. */
const isPrecise = (): boolean => globalThis.matchMedia?.('(pointer: fine)').matches ?? false;

/**
 * A modal search field with its results. Focus stays in the field, and the arrow keys select a
 * result. The app fetches the results for `query` and passes them in. With a mouse, the first
 * result is active right away. On a touch screen no result is, because there Enter means "Search".
 */
export function SearchDialog(props: SearchDialogProps) {
  const { label, isOpen, onOpenChange, query, onQuery, groups, status = 'ready' } = props;
  const { locale } = useUi();
  const messages = useMessages('searchDialog', searchMessages);
  const base = useId();
  const body = useRef<HTMLDivElement>(null);
  const allLink = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const isAnswered = (props.resultsQuery ?? query) === query;
  const hasQuery = query.trim() !== '';
  const results = hasQuery ? groups.flatMap((group) => group.results) : [];
  const optionId = (id: string) => `${base}-${id}`;
  const ids = results.map(({ id }) => optionId(id));
  const startsAtFirst = isAnswered && status !== 'loading' && isPrecise();
  const { active, reset, move } = useActiveOption(ids, startsAtFirst ? ids[0] : undefined);

  const onKeyDown = (event: KeyboardEvent) => {
    if (move(event)) return;
    if (getPressedKey(event) === 'ArrowDown') {
      event.preventDefault();
      body.current?.querySelector<HTMLElement>(suggestionSelector)?.focus();
    } else if (getPressedKey(event) === 'Enter') {
      event.preventDefault();
      const target = active ? document.getElementById(active) : allLink.current?.querySelector('a');
      if (hasQuery) target?.click();
    }
  };
  const select = (result?: SearchResult) => {
    if (result) props.onSelect?.(result);
    onOpenChange(false);
  };
  const total = getTotal(groups);
  const announced = !hasQuery
    ? ''
    : status === 'loading'
      ? messages.searching
      : total > 0
        ? messages.results(total.toLocaleString(locale), total === 1)
        : status === 'ready'
          ? messages.nothing(query)
          : '';
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange}>
      <ModalContent className={styles.panel}>
        <VisuallyHidden>
          <ModalTitle>{messages.title}</ModalTitle>
        </VisuallyHidden>
        <div className={styles.head}>
          <span className={styles.glass}>
            {status === 'loading' ? (
              <Spinner size="small" label={messages.searching} />
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
          <ModalCloseButton />
        </div>
        <div
          ref={body}
          className={styles.body}
          data-stale={(status === 'loading' && results.length > 0) || undefined}
          onKeyDown={(event) => moveBetweenSuggestions(event, field.current)}
        >
          {props.notice && <div className={styles.notice}>{props.notice}</div>}
          <SearchDialogBody
            {...props}
            messages={messages}
            listId={`${base}-list`}
            optionId={optionId}
            active={active}
            onSelect={select}
            onQuery={(next) => {
              onQuery(next);
              // The suggestion that was pressed is no longer rendered.
              field.current?.focus();
            }}
          />
        </div>
        <SearchDialogFoot
          ref={allLink}
          messages={messages}
          all={hasQuery ? props.allResults : undefined}
          onFollow={() => select()}
        />
        <VisuallyHidden>
          <span role="status">{announced}</span>
        </VisuallyHidden>
      </ModalContent>
    </Modal>
  );
}
