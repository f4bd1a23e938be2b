import { breakpointUp, vars } from '@gschool/themes';
import { style, styleVariants } from '@vanilla-extract/css';

const wideScreen = `screen and ${breakpointUp('md')}`;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  textAlign: 'start',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': {
    [wideScreen]: {
      position: 'fixed',
      insetInlineEnd: vars.space['4'],
      insetBlockEnd: `calc(${vars.space['4']} + env(safe-area-inset-bottom))`,
      zIndex: vars.z.header,
      justifyContent: 'center',
      inlineSize: vars.size.touch,
      borderRadius: vars.radius.full,
      background: vars.color.brand,
      color: vars.color.onBrand,
      boxShadow: vars.shadow.mid,
      selectors: { '&:hover': { background: vars.color.brandStrong } },
    },
  },
});

export const entry = styleVariants({
  never: [base, { '@media': { [wideScreen]: { display: 'none' } } }],
  noHeader: [
    base,
    {
      '@media': {
        [wideScreen]: {
          selectors: { 'html:not([data-navbar="hidden"]) &': { display: 'none' } },
        },
      },
    },
  ],
});

/** The floating button shows only its icon, so the label is hidden. */
export const label = style({
  '@media': {
    [wideScreen]: { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  },
});
