import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@gschool/themes';

const { color, space } = vars;

export const alert = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space['3'],
    padding: space['4'],
    borderRadius: vars.radius.medium,
    fontSize: vars.text.md,
    lineHeight: vars.leading.body,
  },
  variants: {
    variant: {
      info: { background: color.infoSoft, color: color.infoText },
      success: { background: color.successSoft, color: color.successText },
      warning: { background: color.warningSoft, color: color.warningText },
      danger: { background: color.dangerSoft, color: color.dangerText },
    },
  },
});

/** The mark of the house in the message's colour. */
export const icon = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    borderRadius: '50%',
    borderEndStartRadius: '28%',
  },
  variants: {
    variant: {
      info: { background: color.info, color: color.onInfo },
      success: { background: color.success, color: color.onSuccess },
      warning: { background: color.warning, color: color.onWarning },
      danger: { background: color.danger, color: color.onDanger },
    },
  },
});

export const title = style({
  margin: 0,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
});

/** One line stands in the middle of the mark; more of them grow down from there. */
export const body = style({
  display: 'grid',
  alignContent: 'center',
  gap: space['1'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const action = style({ marginBlockStart: space['2'] });
