import { globalStyle, style } from '@vanilla-extract/css';
import { from, vars } from '@gschool/themes';
import { canHover } from '../internal/mediaQueries';

const { color, motion, space } = vars;

/** The parts that rest: they fade, and leave the pointer's way while they are gone. */
export const controls = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  paddingInline: space['2'],
  paddingBlock: `${space['12']} ${space['1']}`,
  backgroundImage: `linear-gradient(to top, ${color.plate}, transparent)`,
  color: color.onPlate,
  transition: `opacity ${motion.base} ${motion.easeOut}`,
  '@media': { [from('md')]: { paddingInline: space['5'], paddingBlockEnd: space['2'] } },
  // Its shade must not catch the clicks that are meant for the film.
  pointerEvents: 'none',
  selectors: { '[data-controls="hidden"] &': { opacity: 0 } },
});

globalStyle(`[data-controls="visible"] ${controls} > *`, { pointerEvents: 'auto' });

export const line = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.size.touch });

export const gap = style({ flex: 1 });

/** Beside the first buttons from tablets upwards; a phone has its own keys and gestures for it. */
export const roomy = style({
  display: 'none',
  alignItems: 'center',
  '@media': { [from('sm')]: { display: 'flex' } },
});

export const button = style({
  color: color.onPlate,
  background: 'transparent',
  ':focus-visible': { outlineColor: color.onPlate },
  ':active': { background: 'transparent' },
  '@media': { [canHover]: { ':hover': { background: color.plate } } },
});

export const buttonOn = style([
  button,
  {
    '::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '0.375rem',
      inlineSize: '1rem',
      blockSize: '2px',
      borderRadius: vars.radius.full,
      background: color.brand,
    },
  },
]);

export const time = style({
  paddingInline: space['2'],
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** On a phone the timeline alone tells the length. */
export const total = style({
  display: 'none',
  '@media': { [from('sm')]: { display: 'inline' } },
});

export const volume = style({
  inlineSize: '5rem',
  flexShrink: 0,
  marginInlineEnd: space['2'],
  blockSize: '1.5rem',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
});
