// Custom themes, at build time or at run time. Don't import this in the apps' bundles, because
// their themes are built in.
export { adoptTheme } from './adoptTheme';
export type { OwnSeed } from './checkSeed';
export { defineTheme, type DefinedTheme } from './defineTheme';
export { formatThemeList } from './formatThemeList';
export type { ContrastResult } from '../derive/checkContrast';
export type { Seed } from '../seeds/seed';
export type { OfferedTheme, OwnTheme } from '../settings/ownTheme';
