/** The width of a "0" in regular Inter, in em, which is one CSS `ch`. */
const ZERO_EM = 0.63;

/**
 * The length of a line of text in CSS. `zeros` is counted in the unit `ch`, but the result does not
 * depend on the current font: with `ch`, lines would break at different places after Inter replaces
 * the local font.
 */
export const lineLength = (zeros: number): string => `${Number((zeros * ZERO_EM).toFixed(1))}em`;
