import { breakpointUp, vars } from '@gschool/themes';
import { keyframes, style } from '@vanilla-extract/css';

export const menu = style({
  display: 'none',
  '@media': { [breakpointUp('lg')]: { display: 'block' } },
  selectors: { 'html[data-navbar="hidden"] &': { display: 'none' } },
});

const plainList = style({ listStyle: 'none', margin: 0, padding: 0 });

export const list = style([
  plainList,
  { display: 'flex', alignItems: 'center', gap: vars.space[1] },
]);

export const entry = style({ display: 'flex' });

export const group = style({ position: 'relative', display: 'flex' });

export const top = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: vars.space[3],
    insetBlockEnd: vars.space[1],
    blockSize: '3px',
    borderRadius: vars.radius.full,
    background: vars.color.brand,
    transform: 'scaleX(0)',
    transition: `transform ${vars.motion.base} ${vars.motion.easeOut}`,
  },
  selectors: {
    '&:hover, &[aria-expanded="true"]': {
      background: `color-mix(in srgb, ${vars.color.text} 7%, transparent)`,
    },
    '&[aria-current="page"]::after, &[data-current]::after': { transform: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const chevron = style({
  display: 'grid',
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.base} ${vars.motion.easeOut}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

const appear = keyframes({
  from: { opacity: 0, transform: 'translateY(-6px)' },
});

export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[2]})`,
  insetInlineStart: `calc(${vars.space[3]} * -1)`,
  zIndex: 1,
  display: 'flex',
  inlineSize: 'max-content',
  maxInlineSize: `calc(100vw - 2 * ${vars.size.gutter})`,
  padding: vars.space[2],
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.overlayBorder}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.high,
  animation: `${appear} ${vars.motion.base} ${vars.motion.easeOut}`,
  // The pointer may cross the gap between the button and the panel.
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '100%',
    blockSize: vars.space[3],
  },
  selectors: { '&[hidden]': { display: 'none' } },
});

export const column = style([
  plainList,
  { display: 'grid', alignContent: 'start', minInlineSize: '13rem' },
]);

export const columns = style([
  plainList,
  {
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'repeat(2, minmax(12rem, 1fr))',
    columnGap: vars.space[1],
  },
]);

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: vars.size.touch,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&[aria-current="page"]': { background: vars.color.brandSoft, color: vars.color.brandText },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const aside = style({
  inlineSize: '15rem',
  marginInlineStart: vars.space[2],
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
});
