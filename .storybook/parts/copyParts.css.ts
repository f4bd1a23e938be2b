import { vars } from '@gschool/themes';
import { style, type StyleRule } from '@vanilla-extract/css';

/** Stronger than a component's own rules, which have at most a few classes. */
const over = (rules: NonNullable<StyleRule['selectors']>[string]) =>
  style({ selectors: { '&&&&&&': rules } });

/** Undoes what a layer does to place itself over a page. */
const inFlow = {
  position: 'relative',
  inset: 'auto',
  margin: 0,
  maxInlineSize: '100%',
  maxBlockSize: 'none',
  transform: 'none',
  animation: 'none',
  transition: 'none',
  visibility: 'visible',
} as const;

/** A whole part. */
export const part = over(inFlow);

export const control = over(inFlow);

/** What a control is on: only its color. */
export const ground = over({
  ...inFlow,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: 'auto',
  minBlockSize: 0,
  padding: vars.space[4],
  border: 0,
  borderRadius: vars.radius.small,
  aspectRatio: 'auto',
  overflow: 'visible',
  opacity: 1,
  containerType: 'normal',
  boxShadow: 'none',
});

export const boxless = over({ display: 'contents' });
