// Entry `@gschool/app`: the code that the pages of the apps share.
export { AppearanceButton, type AppearanceButtonProps } from './appearance/AppearanceButton';
export { AppearanceEntry } from './appearance/AppearanceEntry';
export { appearanceStore } from './appearance/appearanceStore';
export { AppName } from './appearance/AppName';
export { AppProviders, type AppProvidersProps } from './AppProviders';
export { InstallEntryTarget } from './install/InstallEntryTarget';
export { BreadcrumbSlot, useBreadcrumb } from './breadcrumb';
export { getCaptionLabel } from './i18n/captionLabel';
export { copyText } from './copyText';
export { createValueStore, type ValueStore } from './createValueStore';
export { saveFile } from './saveFile';
export { usePreload } from './usePreload';
export { whenIdle } from './whenIdle';
export { useIsNearViewport } from './useIsNearViewport';
export { getShownPhoto } from './shownPhoto';
export { productName, settings, withoutTrailingSlash } from './settings';
export { loadOptional } from './optionalImports';
export { afterPageStart, delayOtherParts } from './pageStart';
