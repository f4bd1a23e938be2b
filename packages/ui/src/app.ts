// What an app needs around its pages, whatever its router: an entry of its own.
export { createPathCheck } from './app/createPathCheck';
export { createRouterLink, type LinkHooks } from './app/createRouterLink';
export { createCatalogue, type Others } from './app/catalogue';
export { UNTRANSLATED } from './app/firstLanguage';
export { keepLanguage, turnTab } from './app/keptLanguage';
export {
  directionOf,
  languageNames,
  languageOf,
  languages,
  localeOf,
  type Language,
} from './app/languages';
export { reloadOnceOnMissingChunk } from './app/missingChunk';
export { page, type Page } from './app/page';
export { RouteBoundary, type RouteBoundaryProps } from './app/RouteBoundary';
export { useDocumentHead, type DocumentHead } from './app/useDocumentHead';
export { useScrollPosition, type Place } from './app/useScrollPosition';
export { useIsHydrated } from './internal/useIsHydrated';
