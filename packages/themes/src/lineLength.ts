/** The width of a "0" in Inter at regular weight, in em: one `ch` of the CSS unit. */
const ZERO_EM = 0.63;

/**
 * A length of a line of text in CSS. `zeros` counts like the unit `ch`, but does not depend on the
 * font that is in use: with `ch`, lines break elsewhere when Inter replaces the local font.
 */
export const lineLength = (zeros: number): string => `${Number((zeros * ZERO_EM).toFixed(1))}em`;
