import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, motion, space } = vars;

export const gallery = style({ display: 'grid', gap: space['3'], minInlineSize: 0 });

/** The pictures scroll horizontally. A thumbnail scrolls to its picture. */
export const stage = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.large,
  background: color.surfaceSunken,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

export const slide = style({ flex: '0 0 100%', scrollSnapAlign: 'center', minInlineSize: 0 });

export const open = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'zoom-in',
  ':focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '-5px' },
});

/** An icon that shows that the picture can be enlarged. */
export const zoomIcon = style({
  position: 'absolute',
  insetBlockEnd: space['3'],
  insetInlineEnd: space['3'],
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
  background: color.mediaOverlay,
  color: color.onMediaOverlay,
  transition: `transform ${motion.base} ${motion.easeOut}`,
  '@media': {
    '(hover: hover) and (prefers-reduced-motion: no-preference)': {
      selectors: { [`${open}:hover &`]: { transform: 'scale(1.08)' } },
    },
  },
});

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(3.75rem, 1fr))',
  gap: space['2'],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [breakpointUp('lg')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 1fr))' },
  },
});

export const thumb = style({
  display: 'block',
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  border: `2px solid transparent`,
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  '@media': {
    // A transparent border is visible with forced colors.
    '(forced-colors: active)': { borderWidth: 0 },
  },
  selectors: {
    '&[aria-current=true]': { borderColor: color.brandText },
    '&:not([aria-current=true])': { opacity: 0.75 },
    '&:hover': { opacity: 1 },
  },
});
