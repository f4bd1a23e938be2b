import { breakpointUp, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, motion, space } = vars;

export const tabs = style({
  '@media': {
    [breakpointUp('lg')]: {
      display: 'none',
      selectors: { 'html[data-sidebar=hidden] &': { display: 'block' } },
    },
  },
});

export const side = style({
  display: 'none',
  '@media': {
    [breakpointUp('lg')]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${space['6']})`,
      selectors: { 'html[data-sidebar=hidden] &': { display: 'none' } },
    },
  },
});

export const list = style({
  display: 'grid',
  gap: space['1'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: vars.size.touch,
  boxSizing: 'border-box',
  paddingInline: space['3'],
  borderRadius: vars.radius.medium,
  color: color.textMuted,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  transition: `background-color ${motion.fast} ${motion.easeOut}, color ${motion.fast} ${motion.easeOut}`,
  ':hover': { background: color.surfaceSunken, color: color.text },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  selectors: {
    '&[aria-current]': { background: color.brandSoft, color: color.text },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: space['2'],
      insetInlineStart: 0,
      inlineSize: '3px',
      borderRadius: vars.radius.full,
      background: color.brand,
    },
    'html[data-sidebar=mini] &': {
      justifyContent: 'center',
      padding: 0,
      inlineSize: '3.25rem',
      minBlockSize: '3.25rem',
    },
  },
});

export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const count = style({
  color: color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: { 'html[data-sidebar=mini] &': { display: 'none' } },
});

/** With icons only, the label appears beside the icon on hover and focus. */
globalStyle(`html[data-sidebar=mini] ${label}`, {
  position: 'absolute',
  insetInlineStart: `calc(100% + ${space['2']})`,
  zIndex: 1,
  flex: 'none',
  paddingBlock: space['1'],
  paddingInline: space['2'],
  borderRadius: vars.radius.small,
  background: color.surfaceDark,
  color: color.onSurfaceDark,
  fontSize: vars.text.sm,
  whiteSpace: 'nowrap',
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${motion.fast} ${motion.easeOut}`,
});
globalStyle(
  `html[data-sidebar=mini] ${link}:hover ${label}, html[data-sidebar=mini] ${link}:focus-visible ${label}`,
  { opacity: 1 },
);
