// Themes as they are made: for tools and for the theme lab, not for an app's first view.
export { derive, type Tokens } from './derive';
export { pairs, verdicts, type ColorToken, type Pair, type Verdict } from './promises';
export { nameFault, registryLine, seedFile } from './seedFile';
export { contrast, parts } from './shade';
export type { Scheme } from './surfaces';
export { registry } from '../registry';
export { flatten } from '../sheets';
export { designTokens, type TokenGroup } from '../tokens/designTokens';
export type { DesignToken } from '../tokens/values';
export { tokenFiles, tokensOf, type TokenFile } from '../tokens/tokenFiles';
