import { useState } from 'react';

import { FilterBar, type FilterBarProps, type FilterFacet } from './FilterBar';
import { isSameFilter, type FilterValue } from './filterValue';
import type { SavedView } from './SavedViews';

export const memberFacets: readonly FilterFacet[] = [
  {
    id: 'status',
    label: 'Status',
    options: [
      { value: 'active', label: 'Active', count: '6,667' },
      { value: 'ended', label: 'Ended', count: '1,667' },
      { value: 'blocked', label: 'Blocked', count: '1,666' },
    ],
  },
  {
    id: 'plan',
    label: 'Plan',
    kind: 'one',
    options: [
      { value: 'month', label: 'Monthly' },
      { value: 'year', label: 'Yearly' },
      { value: 'none', label: 'No plan' },
    ],
  },
  {
    id: 'joined',
    label: 'Joined',
    kind: 'dates',
    options: [
      { value: 'last-7-days', label: 'Last 7 days' },
      { value: 'this-month', label: 'This month' },
    ],
  },
];

interface StoredView extends SavedView {
  filter: FilterValue;
}

export const memberViews: readonly StoredView[] = [
  { id: 'all', name: 'Everyone', isDeletable: false, filter: { query: '', facets: {} } },
  { id: 'ended', name: 'Ended', filter: { query: '', facets: { status: ['ended'] } } },
];

/** A filter bar whose filter and views a story can change, as an app stores them. */
export function FilterExample({
  initialViews = [],
  ...props
}: FilterBarProps & { initialViews?: readonly StoredView[] }) {
  const [value, setValue] = useState(props.value);
  const [views, setViews] = useState(initialViews);
  const change = (next: FilterValue) => {
    setValue(next);
    props.onChange(next);
  };
  const current = views.find(({ filter }) => isSameFilter(filter, value));
  return (
    <FilterBar
      {...props}
      value={value}
      onChange={change}
      {...(props.views && {
        views,
        currentViewId: current?.id,
        onApplyView: (id: string) => {
          const view = views.find((one) => one.id === id);
          if (view) change(view.filter);
        },
        onSaveView: (name: string) =>
          setViews([...views, { id: `view-${views.length}`, name, filter: value }]),
        onDeleteView: (id: string) => setViews(views.filter((view) => view.id !== id)),
      })}
    />
  );
}
