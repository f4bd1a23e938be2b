import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/**
 * Navigation and tab. On wide screens the sidebar setting selects labels, icons only, or tabs on
 * top.
 */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['6'],
  alignItems: 'start',
  paddingBlock: `${space['6']} ${space['20']}`,
  '@media': {
    [breakpointUp('lg')]: {
      gridTemplateColumns: '13rem minmax(0, 1fr)',
      gap: space['10'],
      selectors: {
        'html[data-sidebar=mini] &': {
          gridTemplateColumns: '3.25rem minmax(0, 1fr)',
          gap: space['8'],
        },
        'html[data-sidebar=hidden] &': {
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space['6'],
        },
      },
    },
  },
});

/** Without navigation, for lapsed members, who have one tab. */
export const single = style([
  {
    display: 'grid',
    gap: space['6'],
    inlineSize: '100%',
    maxInlineSize: '56rem',
    marginInline: 'auto',
    paddingBlock: `${space['6']} ${space['20']}`,
  },
]);

/** Reserves height, so that the footer does not move while a tab loads. */
export const content = style({ minInlineSize: 0, minBlockSize: '60vh' });
