import { vars } from '@gschool/themes';

import { createVariants } from '../../internal/variants';

const squareSize = (size: string, fontSize: string) => ({
  inlineSize: size,
  blockSize: size,
  fontSize,
});

export const avatar = createVariants(
  {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    background: vars.color.brand,
    color: vars.color.onBrand,
    fontWeight: vars.weight.bold,
    lineHeight: 1,
    objectFit: 'cover',
    userSelect: 'none',
  },
  {
    small: squareSize('2rem', '0.75rem'),
    medium: squareSize('2.625rem', '0.9375rem'),
    large: squareSize('4rem', '1.375rem'),
    huge: squareSize('6rem', '2rem'),
  },
);
