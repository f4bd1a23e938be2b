import type { RecipeVariants } from '@vanilla-extract/recipes';
import { expectTypeOf, test } from 'vitest';
import type { ButtonProps } from './Button';
import type { button } from './Button.css';

type Variants = NonNullable<RecipeVariants<typeof button>>;

// The documentation tool reads only unions that are written out; this keeps them true.
test('the written unions are the variants of the recipe', () => {
  expectTypeOf<NonNullable<ButtonProps['variant']>>().toEqualTypeOf<
    NonNullable<Variants['variant']>
  >();
  expectTypeOf<NonNullable<ButtonProps['size']>>().toEqualTypeOf<NonNullable<Variants['size']>>();
});
