import { style, styleVariants, type ComplexStyleRule } from '@vanilla-extract/css';

/**
 * Creates a class for each variant, from the base styles and the styles of the variant. Only for
 * style sheets (`*.css.ts`); a component looks its class up by the variant.
 */
export function createVariants<Name extends string>(
  /** A class, or the styles of a new one. */
  base: ComplexStyleRule | string,
  variants: Record<Name, ComplexStyleRule>,
): Record<Name, string> {
  const baseClass = typeof base === 'string' ? base : style(base);
  return styleVariants(variants, (rule) => [baseClass, rule].flat());
}
