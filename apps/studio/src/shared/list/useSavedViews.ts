import { useUrlParams } from '@gschool/app/routes';
import { getUid, localStorageOrNull, useServices } from '@gschool/data';
import type { FilterBarProps } from '@gschool/ui/table';
import { useState } from 'react';

import { addView, isSameQuery, parseViews, type StoredView } from './savedViews';

/** A view that the studio offers to every administrator. */
export interface OfferedView extends StoredView {
  id: string;
}

type ViewProps = Pick<
  FilterBarProps,
  'views' | 'currentViewId' | 'onApplyView' | 'onSaveView' | 'onDeleteView'
>;

/**
 * The views of a list: those that the studio offers, and those that the administrator saved in this
 * browser. A view is a query of the URL. The key contains the uid, so that signing out removes it.
 */
export function useSavedViews(list: string, offered: readonly OfferedView[]): ViewProps {
  const { session } = useServices();
  const [params, setParams] = useUrlParams();
  const key = `gschool.studio/${getUid(session) ?? ''}/views/${list}`;
  const [stored, setStored] = useState(() =>
    parseViews(localStorageOrNull()?.getItem(key) ?? null),
  );
  const store = (views: readonly StoredView[]): void => {
    setStored(views);
    try {
      localStorageOrNull()?.setItem(key, JSON.stringify(views));
    } catch {
      // The storage is full. The views stay until the page is closed.
    }
  };
  const views = [
    ...offered.map((view) => ({ ...view, isDeletable: false })),
    ...stored.map((view) => ({ ...view, id: `own:${view.name}`, isDeletable: true })),
  ];
  return {
    views,
    currentViewId: views.find(({ query }) => isSameQuery(query, params.toString()))?.id,
    onApplyView: (id) => setParams(views.find((view) => view.id === id)?.query ?? '', 'push'),
    onSaveView: (name) => store(addView(stored, { name, query: params.toString() })),
    onDeleteView: (id) => store(stored.filter(({ name }) => `own:${name}` !== id)),
  };
}
