import { useEffect, useRef, useState, type FocusEvent } from 'react';

import { Button } from '../../actions/Button/Button';
import { IconButton } from '../../actions/IconButton/IconButton';
import { close, more } from '../../data-display/Icon/icons';
import type { IconShape } from '../../data-display/Icon/shape';
import { classNames } from '../../internal/classNames';
import { getPressedKey } from '../../internal/getPressedKey';
import { useEffectEvent } from '../../internal/useEffectEvent';
import { DropdownMenu } from '../../overlays/DropdownMenu/DropdownMenu';
import { useMessages, useUi } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import * as styles from './BulkBar.css';
import {
  BulkOutcomeLine,
  BulkProgressLine,
  useOutcomeCounts,
  type BulkOutcome,
  type BulkProgress,
} from './BulkOutcomeLine';
import { bulkBarMessages } from './messages';
import { useButtonCount } from './useButtonCount';

export type { BulkOutcome, BulkOutcomeRow, BulkProgress } from './BulkOutcomeLine';

/** Something to do with all selected rows. */
export interface BulkAction {
  id: string;
  label: string;
  icon?: IconShape | undefined;
  onSelect: () => void;
  /** Whether it cannot be undone. */
  isDanger?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Whether it is being done. The other actions are disabled meanwhile. */
  isPending?: boolean | undefined;
}

export interface BulkBarProps {
  /** The number of selected rows. With 0 and without an outcome, there is no bar. */
  count: number;
  /**
   * How many of the selected rows a filter hides. The bar says so, because actions include them.
   * @default 0
   */
  hiddenCount?: number | undefined;
  /** The number of rows that match the filter, also those that are not loaded. */
  total?: number | undefined;
  /** Selects all rows that match the filter. */
  onSelectAll?: (() => void) | undefined;
  /** Clears the selection. Escape does so too. */
  onClear: () => void;
  /** The actions, the most frequent one first. Those without room are in a menu. */
  actions: readonly BulkAction[];
  /** The progress of an act. The actions are not available until it ends. */
  progress?: BulkProgress | undefined;
  /** What the last act did, until it is dismissed. */
  outcome?: BulkOutcome | undefined;
  /** Called to dismiss the outcome. */
  onDismissOutcome?: (() => void) | undefined;
  /** Class names for the layout around it. */
  className?: string | undefined;
}

const field = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';
const overlay = '[role=dialog], [role=alertdialog], [role=menu]';

/**
 * What people can do with the rows that they selected, and what it did. It sticks to the bottom of
 * the screen. Render it after the table, in the same container, and always: it announces itself.
 */
export function BulkBar(props: BulkBarProps) {
  const { count, hiddenCount = 0, total, onSelectAll, onClear } = props;
  const { actions, progress, outcome, onDismissOutcome } = props;
  const { locale } = useUi();
  const messages = useMessages('bulkBar', bulkBarMessages);
  const bar = useRef<HTMLDivElement>(null);
  const lastFocus = useRef<Element>(null);
  const isShown = count > 0 || progress !== undefined || outcome !== undefined;
  const buttonCount = useButtonCount(bar, isShown);
  const counts = useOutcomeCounts(outcome);
  const format = (value: number) => value.toLocaleString(locale);

  const [hadSelection, setHadSelection] = useState(false);
  if (count > 0 && !hadSelection) setHadSelection(true);

  /** The bar disappears with the button that has focus, so focus returns to the table. */
  const leave = () => {
    if (!bar.current?.contains(document.activeElement)) return;
    const isThere = lastFocus.current?.isConnected && lastFocus.current instanceof HTMLElement;
    const target = isThere
      ? (lastFocus.current as HTMLElement)
      : document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]');
    target?.focus({ preventScroll: true });
  };
  const clear = () => {
    if (outcome === undefined) leave();
    onClear();
  };
  const dismiss = () => {
    if (count === 0) leave();
    else bar.current?.querySelector('button')?.focus();
    onDismissOutcome?.();
  };

  const handleEscape = useEffectEvent((event: KeyboardEvent) => {
    if (getPressedKey(event) !== 'Escape' || event.defaultPrevented) return;
    // Escape belongs to what is open, or to the field in which someone types.
    if (event.target instanceof Element && event.target.closest(`${field}, ${overlay}`)) return;
    if (document.querySelector(overlay)) return;
    clear();
  });
  const hasSelection = count > 0;
  useEffect(() => {
    if (!hasSelection) return;
    document.addEventListener('keydown', handleEscape);
    return () => document.removeEventListener('keydown', handleEscape);
  }, [hasSelection]);

  const isPending = progress !== undefined || actions.some((action) => action.isPending);
  // A menu with one entry would take as much room as its action.
  const shown = actions.length <= buttonCount + 1 ? actions : actions.slice(0, buttonCount);
  const rest = actions.slice(shown.length);
  const allSelected = messages.selected(format(count), count);
  const selectedText =
    hiddenCount > 0
      ? messages.selectedAndHidden(allSelected, format(hiddenCount), hiddenCount)
      : allSelected;
  const announcement = hasSelection
    ? selectedText
    : hadSelection && !outcome
      ? messages.cleared
      : '';
  return (
    <>
      <VisuallyHidden role="status">
        <span>{announcement}</span>
        {hasSelection && <span> {messages.hint}</span>}
      </VisuallyHidden>
      <VisuallyHidden role="status">
        <span>{outcome && [outcome.title, ...counts.map(({ text }) => text)].join(', ')}</span>
      </VisuallyHidden>
      {isShown && (
        <div className={classNames(styles.container, props.className)}>
          <div
            ref={bar}
            role="region"
            aria-label={messages.label}
            className={styles.bar}
            onFocus={({ currentTarget, relatedTarget }: FocusEvent) => {
              if (relatedTarget && !currentTarget.contains(relatedTarget)) {
                lastFocus.current = relatedTarget;
              }
            }}
          >
            {progress && <BulkProgressLine {...progress} />}
            {outcome && <BulkOutcomeLine outcome={outcome} onDismiss={dismiss} />}
            {hasSelection && (
              <div className={styles.line}>
                <IconButton
                  size="small"
                  icon={close}
                  label={messages.clear}
                  aria-keyshortcuts="Escape"
                  onClick={clear}
                />
                <span className={styles.count}>{selectedText}</span>
                {onSelectAll && total !== undefined && count < total && (
                  <Button variant="plain" size="small" onClick={onSelectAll}>
                    {messages.selectAll(format(total), total)}
                  </Button>
                )}
                <div className={styles.actions}>
                  {shown.map((action) => (
                    <Button
                      key={action.id}
                      size="small"
                      variant={action.isDanger ? 'danger' : 'quiet'}
                      iconStart={action.icon}
                      isLoading={action.isPending}
                      aria-disabled={action.isDisabled || isPending || undefined}
                      onClick={action.onSelect}
                    >
                      {action.label}
                    </Button>
                  ))}
                  {rest.length > 0 && (
                    <DropdownMenu
                      side="top"
                      align="end"
                      trigger={
                        <IconButton
                          size="small"
                          variant="outline"
                          icon={more}
                          label={messages.more}
                          disabled={isPending}
                        />
                      }
                      entries={rest.map((action) => ({
                        label: action.label,
                        icon: action.icon,
                        isDanger: action.isDanger,
                        isDisabled: action.isDisabled,
                        onSelect: action.onSelect,
                      }))}
                    />
                  )}
                </div>
              </div>
            )}
          </div>
        </div>
      )}
    </>
  );
}
