import type { RecipeVariants } from '@vanilla-extract/recipes';
import { expectTypeOf, test } from 'vitest';

import type { ButtonProps } from './Button';
import type * as styles from './Button.css';

type Variants = NonNullable<RecipeVariants<typeof styles.button>>;

// The documentation tool reads only unions that are written out. This test keeps them equal to the
// recipe’s variants.
test('the unions of the props equal the variants of the recipe', () => {
  expectTypeOf<NonNullable<ButtonProps['variant']>>().toEqualTypeOf<
    NonNullable<Variants['variant']>
  >();
  expectTypeOf<NonNullable<ButtonProps['size']>>().toEqualTypeOf<NonNullable<Variants['size']>>();
});

test('a link takes the props of a link, a button those of a button', () => {
  type LinkProps = Extract<ButtonProps, { href: string }>;
  type OwnButtonProps = Exclude<ButtonProps, LinkProps>;
  expectTypeOf<LinkProps>().toHaveProperty('download');
  expectTypeOf<LinkProps>().not.toHaveProperty('disabled');
  expectTypeOf<OwnButtonProps>().toHaveProperty('disabled');
  expectTypeOf<OwnButtonProps>().not.toHaveProperty('download');
  expectTypeOf<OwnButtonProps['isExternal']>().toEqualTypeOf<undefined>();
});
