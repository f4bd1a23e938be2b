import { findDeepestMeta, type RouteMeta } from '@gschool/app/routes';
import { createContext, useContext } from 'react';

import type { MessageId } from '../i18n/useT';

/** The layouts of `routes/layouts.tsx`. */
export type LayoutName = 'blank' | 'frontend' | 'merchandise';

/** Metadata of a route. */
export interface ShopRouteMeta extends RouteMeta<MessageId> {
  /** @default 'frontend' */
  layout?: LayoutName;
}

/**
 * Looks up the route handles of a path. A context, because the route table imports the components
 * that use it.
 */
export const RouteHandles = createContext<(pathname: string) => readonly unknown[]>(() => []);

/** The layout of the page at a path. */
export const useLayoutName = (pathname: string): LayoutName =>
  findDeepestMeta<ShopRouteMeta>(useContext(RouteHandles)(pathname))?.layout ?? 'frontend';
