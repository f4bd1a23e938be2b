import { style, styleVariants, type ComplexStyleRule } from '@vanilla-extract/css';

/**
 * The classes of a part that has variants: each is the base and the styles of one variant. Only for
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
