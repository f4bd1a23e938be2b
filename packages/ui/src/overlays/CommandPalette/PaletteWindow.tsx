import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';

import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import { Spinner } from '../../feedback/Spinner/Spinner';
import { getPressedKey, getShortcutKey } from '../../internal/getPressedKey';
import { ModalCloseButton, ModalTitle } from '../../internal/Modal/ModalParts';
import { useMessages, useUi } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import * as frameStyles from '../SearchDialog/SearchDialog.css';
import { useActiveOption } from '../SearchDialog/useActiveOption';
import { CommandList } from './CommandList';
import type { CommandPaletteProps } from './commandPaletteProps';
import type { PaletteCommand } from './commands';
import { getShownGroups } from './getShownGroups';
import { paletteMessages } from './messages';
import { PaletteFoot } from './PaletteFoot';

const none: readonly never[] = [];

/** The content of the palette. It is mounted while the palette is open, so each opening starts empty. */
export function PaletteWindow(props: CommandPaletteProps) {
  const { commands, results = none, recentIds = none, isLoading = false, onOpenChange } = props;
  const { locale } = useUi();
  const messages = useMessages('commandPalette', paletteMessages);
  const base = useId();
  const body = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');

  const hasQuery = query.trim() !== '';
  const isWaiting = hasQuery && (isLoading || (props.resultsQuery ?? query) !== query);
  const sources = { commands, results, recentIds, recentTitle: messages.recent };
  const groups = getShownGroups(sources, query);
  const shown = groups.flatMap((group) => group.commands);
  const getOptionId = (id: string) => `${base}-${id.replaceAll(/\s/g, '_')}`;
  // A result of an earlier query is not active unless it was selected, because Enter would open it.
  const first = shown.find(
    (command) => !command.isDisabled && !(isWaiting && results.includes(command)),
  );
  const { active, reset, move } = useActiveOption(
    shown.map(({ id }) => getOptionId(id)),
    first && getOptionId(first.id),
    true,
  );

  useLayoutEffect(() => {
    // The best matches are at the top; the list may have been scrolled for another query.
    body.current?.scrollTo({ top: 0 });
  }, [query]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (move(event)) return;
    if (getPressedKey(event) === 'Enter') {
      event.preventDefault();
      if (active) document.getElementById(active)?.click();
    } else if ((event.ctrlKey || event.metaKey) && getShortcutKey(event) === 'k') {
      // The keys that open the palette also close it, and never reach the browser.
      event.preventDefault();
      if (!event.repeat) onOpenChange(false);
    }
  };
  const run = (command: PaletteCommand) => {
    onOpenChange(false);
    props.onRun?.(command);
    command.onSelect?.();
  };
  const announced = isWaiting
    ? messages.searching
    : shown.length > 0
      ? messages.count(shown.length.toLocaleString(locale), shown.length === 1)
      : messages.nothing(query.trim());
  const placeholder = props.placeholder ?? messages.placeholder;
  return (
    <>
      <VisuallyHidden>
        <ModalTitle>{messages.title}</ModalTitle>
      </VisuallyHidden>
      <div className={frameStyles.head}>
        <span className={frameStyles.glass}>
          {isWaiting ? (
            <Spinner size="small" label={messages.searching} />
          ) : (
            <Icon icon={icons.search} size="large" />
          )}
        </span>
        <input
          type="text"
          className={frameStyles.field}
          aria-label={placeholder}
          placeholder={placeholder}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={shown.length > 0 ? `${base}-list` : undefined}
          aria-activedescendant={active}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => {
            reset();
            setQuery(event.target.value);
            props.onQueryChange?.(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <ModalCloseButton />
      </div>
      <div ref={body} className={frameStyles.body}>
        <CommandList
          {...{ messages, groups, query, active, getOptionId }}
          isLoading={isWaiting}
          listId={`${base}-list`}
          onRun={run}
        />
      </div>
      <PaletteFoot messages={messages} />
      <VisuallyHidden>
        <span role="status">{hasQuery && announced}</span>
      </VisuallyHidden>
    </>
  );
}
