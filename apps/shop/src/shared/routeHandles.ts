import { findDeepestMeta, type RouteMeta } from '@gschool/app/routes';
import { createContext, useContext } from 'react';

import type { MessageId } from '../i18n/useT';

/** The layouts (`routes/layouts.tsx`); a route chooses one by name. */
export type LayoutName = 'blank' | 'frontend' | 'merchandise';

/** What a route of the shop says about itself. */
export interface ShopRouteMeta extends RouteMeta<MessageId> {
  /** @default 'frontend' */
  layout?: LayoutName;
}

/** Looks up the handles of an address. The route table is above the components that ask. */
export const RouteHandles = createContext<(pathname: string) => readonly unknown[]>(() => []);

/** The layout of the page at an address. */
export const useLayoutName = (pathname: string): LayoutName =>
  findDeepestMeta<ShopRouteMeta>(useContext(RouteHandles)(pathname))?.layout ?? 'frontend';
