import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { createVariants } from '../../internal/variants';

const { color, space } = vars;

const colors = (background: string, textColor: string, borderColor: string) => ({
  background,
  color: textColor,
  borderColor: `color-mix(in srgb, ${borderColor} 30%, transparent)`,
});

export const alert = createVariants(
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: space['3'],
    padding: space['4'],
    border: '1px solid',
    borderRadius: vars.radius.medium,
    fontSize: vars.text.md,
    lineHeight: vars.leading.body,
  },
  {
    info: colors(color.infoSoft, color.infoText, color.info),
    success: colors(color.successSoft, color.successText, color.success),
    warning: colors(color.warningSoft, color.warningText, color.warning),
    danger: colors(color.dangerSoft, color.dangerText, color.danger),
  },
);

/** The brand shape in the color of the message. */
export const icon = createVariants(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    borderRadius: '50%',
    borderEndStartRadius: '28%',
  },
  {
    info: { background: color.info, color: color.onInfo },
    success: { background: color.success, color: color.onSuccess },
    warning: { background: color.warning, color: color.onWarning },
    danger: { background: color.danger, color: color.onDanger },
  },
);

export const title = style({
  margin: 0,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
});

/** A single line is centered on the icon; more lines grow downward. */
export const body = style({
  display: 'grid',
  alignContent: 'center',
  gap: space['1'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Spacing between several actions, which may wrap. */
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
  marginBlockStart: space['2'],
});

/** The icon is in the corner; its target extends into the padding. */
export const dismiss = style({ margin: `calc(-1 * ${space['2']})`, color: 'inherit' });
