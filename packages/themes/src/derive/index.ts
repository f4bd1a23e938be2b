// Derives themes at build time, for tools and the theme lab. Don't import this in the apps'
// bundles.
export { derive, type Tokens } from './derive';
export {
  contrastPairs,
  checkContrast,
  type ColorToken,
  type ContrastPair,
  type ContrastResult,
} from './checkContrast';
export { getThemeNameError, formatRegistryLine, formatSeedFile } from './formatSeedFile';
export { getContrast, toOklch } from './oklch';
export type { Scheme } from './surfaces';
export { registry } from '../registry';
export { flattenTokens } from '../themeRules';
export { createDesignTokens, type TokenGroup } from '../tokens/designTokens';
export type { DesignToken } from '../tokens/values';
export { createTokenFiles, getTokensByPath, type TokenFile } from '../tokens/tokenFiles';
