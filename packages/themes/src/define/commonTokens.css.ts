// vanilla-extract evaluates this file at build time, so that defining a theme in a browser does not
// derive every built-in theme.
import { createCommonTokens } from '../themeRules';

/** The tokens on `:root`. A theme needs them only where its values differ. */
export const commonTokens = createCommonTokens();
