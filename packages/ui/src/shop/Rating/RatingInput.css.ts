import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { canHover } from '../../internal/mediaQueries';

const { color, space } = vars;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
});

export const stars = style({
  display: 'inline-flex',
  marginInlineStart: `calc(${space['2']} * -1)`,
});

export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.medium,
  color: color.border,
  cursor: 'pointer',
  selectors: {
    // The selected star and all before it.
    '&:has(:checked), &:has(~ label :checked)': { color: color.brandText },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&:has(:disabled)': { cursor: 'default', opacity: 0.5 },
  },
});

export const box = styleVariants({
  medium: { inlineSize: vars.size.touch, blockSize: vars.size.touch, fontSize: '1.75rem' },
  // Five stars fit a phone of 320 px at the largest font size.
  large: { inlineSize: 'min(3.5rem, 17vi)', blockSize: '3.5rem', fontSize: '2.5rem' },
});

/** The radio covers the whole star, so that presses and a screen reader's outline match it. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

const filled = { fill: color.brand };

export const star = style({
  transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    [`${option}:has(:checked) &, ${option}:has(~ label :checked) &`]: filled,
  },
  '@media': {
    [canHover]: {
      selectors: {
        [`${option}:hover:not(:has(:disabled)) &`]: { transform: 'scale(1.12)' },
        // On hover the row shows the rating that a press would select.
        [`${stars}:hover ${option}:not(:has(:disabled)) &`]: { fill: 'none' },
        [`${stars} ${option}:hover:not(:has(:disabled)) &, ${stars} ${option}:has(~ label:hover):not(:has(:disabled)) &`]:
          { ...filled, color: color.brandText },
      },
    },
  },
});

export const selectedLabel = style({
  minInlineSize: '6em',
  color: color.text,
  fontWeight: vars.weight.medium,
});
