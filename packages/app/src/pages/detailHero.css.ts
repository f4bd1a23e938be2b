import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** The picture fills its frame. */
export const fill = style({ position: 'absolute', inset: 0 });

export const copy = style({ display: 'grid', gap: space['4'], justifyItems: 'start' });

export const title = style({ overflowWrap: 'anywhere', hyphens: 'auto' });

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
  marginBlockStart: space['2'],
});
