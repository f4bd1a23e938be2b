/** The name of the custom property in `var(--name)`, for `style.setProperty`. */
export const toPropertyName = (cssVar: string): string => cssVar.slice('var('.length, -1);
