import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@gschool/themes';

const { color, space } = vars;

const tone = (ground: string, ink: string, edge: string) => ({
  background: ground,
  color: ink,
  borderInlineStartColor: edge,
});

export const alert = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space['3'],
    padding: space['4'],
    borderInlineStart: '4px solid',
    borderRadius: vars.radius.medium,
    fontSize: vars.text.md,
    lineHeight: vars.leading.body,
  },
  variants: {
    variant: {
      info: tone(color.infoSoft, color.infoText, color.info),
      success: tone(color.successSoft, color.successText, color.success),
      warning: tone(color.warningSoft, color.warningText, color.warning),
      danger: tone(color.dangerSoft, color.dangerText, color.danger),
    },
  },
});

export const icon = style({ marginBlockStart: '0.0625rem' });
export const title = style({
  margin: 0,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
});
export const body = style({
  display: 'grid',
  gap: space['1'],
  minInlineSize: 0,
  paddingBlockStart: '0.0625rem',
  overflowWrap: 'anywhere',
});
export const action = style({ marginBlockStart: space['2'] });
