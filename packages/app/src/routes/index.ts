// Entry `@gschool/app/routes`: the parts of a route table and its pages.
export { isChunkLoadError, markChunkLoadError } from './chunkLoadError';
export {
  createPageRoutes,
  type PageHandle,
  type PageModule,
  type PageRoute,
} from './createPageRoutes';
export {
  findDeepestMeta,
  createDocumentMeta,
  formatDocumentTitle,
  type ContentHead,
  type RouteMeta,
} from './documentMeta';
export { lazyPage, type LazyPage } from './lazyPage';
export { idleComponent, lazyComponent, type LazyComponent } from './lazyComponent';
export { lazyPanel, type PanelProps } from './lazyPanel';
export { createPageMatcher } from './createPageMatcher';
export { getPageContent } from './pageContent';
export { replaceUrl } from './replaceUrl';
export { reloadIfReachable } from './reloadIfReachable';
export { RouteErrorBoundary, type RouteErrorBoundaryProps } from './RouteErrorBoundary';
export { RouterLink } from './RouterLink';
export { useErrorReload, type ErrorReload } from './useErrorReload';
export { useIndexing } from './useIndexing';
export { useDocumentTitle } from './useDocumentTitle';
export { usePageNavigation } from './usePageNavigation';
export { useIsHistoryStep, useUrlParams, type SetUrlParams } from './useUrlParams';
