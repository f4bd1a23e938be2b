// Entry `@gschool/app/routes`: what a route table and its pages are made of.
export { isChunkLoadError, markChunkLoadError } from './routes/chunkLoadError';
export {
  createPageRoutes,
  type PageHandle,
  type PageModule,
  type PageRoute,
} from './routes/createPageRoutes';
export {
  findDeepestMeta,
  createDocumentMeta,
  formatDocumentTitle,
  type ContentHead,
  type RouteMeta,
} from './routes/documentMeta';
export { lazyPage, type LazyPage } from './routes/lazyPage';
export { lazyPart, type LazyPart } from './routes/lazyPart';
export { lazySection, type LazySection } from './routes/lazySection';
export { createPageMatcher } from './routes/matchPages';
export { RouteErrorBoundary, type RouteErrorBoundaryProps } from './routes/RouteBoundary';
export { RouterLink } from './routes/RouterLink';
export { useDocumentTitle } from './routes/useDocumentTitle';
export { usePageNavigation } from './routes/useNavigationFocus';
