import { expectTypeOf, test } from 'vitest';

import type { ButtonProps } from './Button';
import type * as styles from './Button.css';

// The documentation tool can only read unions that are written out. This test keeps them equal to
// the style sheet's variants.
test('the unions of the props equal the variants of the style sheet', () => {
  expectTypeOf<NonNullable<ButtonProps['variant']>>().toEqualTypeOf<keyof typeof styles.button>();
  expectTypeOf<NonNullable<ButtonProps['size']>>().toEqualTypeOf<keyof typeof styles.size>();
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
