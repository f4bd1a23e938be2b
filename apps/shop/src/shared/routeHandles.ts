import { findDeepestMeta, type RouteMeta } from '@gschool/app/routes';
import { createContext, useContext } from 'react';

import type { MessageId } from '../i18n/useT';

/** The layouts of `routes/layouts.tsx`. */
export type LayoutName = 'blank' | 'frontend' | 'merchandise';

/** Metadata of a route. */
export interface ShopRouteMeta extends RouteMeta<MessageId> {
  /** @default 'frontend' */
  layout?: LayoutName;
  /**
   * Whether the departments are in the row of the title: on pages that list products.
   * @default false
   */
  hasDepartments?: boolean;
}

/**
 * Looks up the route handles of a path. A context, because the route table imports the components
 * that use it.
 */
export const RouteHandles = createContext<(pathname: string) => readonly unknown[]>(() => []);

/** The layout of the page at a path, and whether it shows the departments. */
export function useLayout(pathname: string): { name: LayoutName; hasDepartments: boolean } {
  const meta = findDeepestMeta<ShopRouteMeta>(useContext(RouteHandles)(pathname));
  return { name: meta?.layout ?? 'frontend', hasDepartments: meta?.hasDepartments ?? false };
}
