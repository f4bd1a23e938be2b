import { useEffect, useRef, useState } from 'react';

import { Button } from '../../actions/Button/Button';
import { IconButton } from '../../actions/IconButton/IconButton';
import { chevronDown, filter as filterIcon } from '../../data-display/Icon/icons';
import { TagList } from '../../data-display/Tag/TagList';
import { SearchField } from '../../forms/SearchField/SearchField';
import { classNames } from '../../internal/classNames';
import { createLazyPart, LazyTrigger, LazyOverlay } from '../../internal/lazyPart';
import { useMessages, useUi } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import type { FacetPopoverProps } from './FacetPopover';
import * as styles from './FilterBar.css';
import type { FilterSheetProps } from './FilterSheet';
import {
  emptyFilter,
  isSameFilter,
  setFacet,
  type FilterFacet,
  type FilterValue,
} from './filterValue';
import { filterBarMessages } from './messages';
import { SavedViews, type SavedView } from './SavedViews';
import { useFilterTags } from './useFilterTags';

export type { FilterFacet } from './filterValue';

export interface FilterBarProps {
  /** The name of the region: “Filter members”. */
  label: string;
  /** What the list is filtered by. */
  value: FilterValue;
  /** Called at every change, and while people type. */
  onChange: (value: FilterValue) => void;
  /** The properties to filter by, in order. */
  facets: readonly FilterFacet[];
  /** The number of results with its noun, formatted: “1,204 members”. It is announced. */
  resultLabel: string;
  /**
   * Hides the number of results, if it is shown elsewhere, such as in the `caption` of a
   * `DataTable`. It is still announced.
   * @default false
   */
  isResultHidden?: boolean | undefined;
  /**
   * The label of the search field.
   * @default the word for searching
   */
  searchLabel?: string | undefined;
  /** The views that someone has saved. Without them, there is no line of views. */
  views?: readonly SavedView[] | undefined;
  /** The id of the view that is shown. Undefined after a change of its filter. */
  currentViewId?: string | undefined;
  /** Called with the id of a view without a URL. */
  onApplyView?: ((id: string) => void) | undefined;
  /** Called with a new name, to save the filter as a view. Without it, views cannot be saved. */
  onSaveView?: ((name: string) => void) | undefined;
  /** Called to delete the current view. */
  onDeleteView?: ((id: string) => void) | undefined;
  /** Class names for the layout around it. */
  className?: string | undefined;
}

const facetPopover = createLazyPart<FacetPopoverProps>(() =>
  import('./FacetPopover').then((module) => module.FacetPopover),
);
const filterSheet = createLazyPart<FilterSheetProps>(() =>
  import('./FilterSheet').then((module) => module.FilterSheet),
);

/** How long the number of results must stay the same before it is announced. */
const ANNOUNCE_AFTER_MS = 700;

/** A text for screen readers that does not interrupt people while they type. */
function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState('');
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => setDelayed(text), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return delayed;
}

/**
 * What a list is filtered by: a search field, facets, tags that can be removed, the number of
 * results, and saved views. The app stores the value, for example in the URL (`readFilter`,
 * `writeFilter`). On a phone, the views and the facets are in a sheet, so that the list begins high
 * on the screen.
 */
export function FilterBar(props: FilterBarProps) {
  const { label, value, onChange, facets, resultLabel, views, currentViewId } = props;
  const { messages: common } = useUi();
  const messages = useMessages('filterBar', filterBarMessages);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const delayedResult = useDelayed(resultLabel);
  const tags = useFilterTags(facets, value);
  const isEmpty = isSameFilter(value, emptyFilter);

  const savedViews = views && (
    <SavedViews
      views={views}
      currentViewId={currentViewId}
      canSave={!isEmpty && currentViewId === undefined}
      onApplyView={props.onApplyView}
      onSaveView={props.onSaveView}
      onDeleteView={props.onDeleteView}
      onAnnounce={setAnnouncement}
    />
  );
  const hasSheet = facets.length > 0 || savedViews !== undefined;

  const clear = () => {
    // The button disappears, so focus moves to the field before it.
    search.current?.focus();
    onChange(emptyFilter);
  };
  return (
    <section aria-label={label} className={classNames(styles.container, props.className)}>
      <div className={styles.bar}>
        {savedViews && <div className={styles.viewsAbove}>{savedViews}</div>}
        <div className={styles.line}>
          <SearchField
            ref={search}
            name="q"
            label={props.searchLabel ?? common.search}
            value={value.query}
            onChange={({ currentTarget }) => onChange({ ...value, query: currentTarget.value })}
            className={styles.search}
          />
          <div className={styles.facets}>
            {facets.map((facet) => (
              <LazyTrigger
                key={facet.id}
                part={facetPopover}
                popup="dialog"
                overlay={{
                  facet,
                  values: value.facets[facet.id] ?? [],
                  onChange: (values) => onChange(setFacet(value, facet.id, values)),
                  trigger: (
                    <Button variant="quiet" size="small" iconEnd={chevronDown}>
                      {facet.label}
                    </Button>
                  ),
                }}
              />
            ))}
          </div>
          {hasSheet && (
            <div className={styles.sheetButton}>
              <IconButton
                variant="outline"
                icon={filterIcon}
                label={tags.length > 0 ? messages.filtersSet(tags.length) : messages.filters}
                badge={tags.length}
                onClick={() => setSheetOpen(true)}
              />
            </div>
          )}
          {!props.isResultHidden && <span className={styles.results}>{resultLabel}</span>}
        </div>
        {!isEmpty && (
          <div className={styles.line}>
            {tags.length > 0 && (
              <TagList
                label={messages.activeFilters}
                tags={tags}
                onRemove={(id) => {
                  const tag = tags.find((one) => one.id === id);
                  if (!tag) return;
                  const values = value.facets[tag.facetId] ?? [];
                  onChange(
                    setFacet(
                      value,
                      tag.facetId,
                      values.filter((one) => one !== tag.value),
                    ),
                  );
                }}
              />
            )}
            <Button variant="plain" size="small" onClick={clear}>
              {messages.clearAll}
            </Button>
          </div>
        )}
      </div>
      <VisuallyHidden role="status">{delayedResult}</VisuallyHidden>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {hasSheet && (
        <LazyOverlay
          part={filterSheet}
          isNeeded={isSheetOpen}
          overlay={{
            savedViews,
            facets,
            value,
            onChange,
            resultLabel,
            isOpen: isSheetOpen,
            onOpenChange: setSheetOpen,
          }}
        />
      )}
    </section>
  );
}
