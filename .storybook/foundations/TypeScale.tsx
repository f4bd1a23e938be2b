import { vars } from '@gschool/themes';
import { createDesignTokens, derive, registry } from '@gschool/themes/derive';
import type { CSSProperties } from 'react';

import { arabicSans } from '../../packages/themes/src/font/stacks';
import { getLengthAt } from './getLengthAt';
import { getPropertyName, textSamples, type TextSize } from './tokenGroups';
import * as styles from './TypeScale.css';
import { useActiveTheme } from './useActiveTheme';

const PHONE = 390;
const DESKTOP = 1440;

/** What a size is set in: the tokens of its text style. */
interface TextStyle {
  fontFamily: string;
  fontWeight: string;
  lineHeight: string;
}

/** Arabic pages have more line height, for the marks of its letters (`global.css.ts`). */
const arabicLeading: Readonly<Record<keyof typeof vars.leading, string>> = {
  tight: '1.3',
  snug: '1.45',
  body: '1.75',
};

/** `{weight.bold}` → `bold` */
const getTokenName = (alias: string): string => alias.slice(alias.indexOf('.') + 1, -1);

const toPx = (css: string, width: number) => `${+getLengthAt(css, width).toFixed(1)} px`;

/** The type scale in the theme of the toolbar, each size in English and in Arabic. */
export function TypeScale() {
  const { theme, scheme } = useActiveTheme();
  const tokens = derive(registry[theme], scheme);
  const made = createDesignTokens(theme, scheme)['style'] as unknown as Record<
    TextSize,
    { $value: TextStyle }
  >;
  return (
    <ul className={styles.scale}>
      {textSamples.map(({ size, text, arabic }) => {
        const { fontFamily, fontWeight, lineHeight } = made[size].$value;
        const weight = getTokenName(fontWeight) as keyof typeof vars.weight;
        const leading = getTokenName(lineHeight) as keyof typeof vars.leading;
        const textStyle: CSSProperties = {
          fontFamily: vars.font[getTokenName(fontFamily) as keyof typeof vars.font],
          fontSize: vars.text[size],
          fontWeight: vars.weight[weight],
          lineHeight: vars.leading[leading],
        };
        const facts: [term: string, value: string][] = [
          ['at 390', toPx(tokens.text[size], PHONE)],
          ['at 1440', toPx(tokens.text[size], DESKTOP)],
          ['line height', `${leading}, ${tokens.leading[leading]}`],
          ['weight', `${weight}, ${tokens.weight[weight]}`],
        ];
        return (
          <li key={size} className={styles.size}>
            <span
              style={{
                ...textStyle,
                ...(leading === 'tight' && { letterSpacing: vars.tracking.display }),
              }}
            >
              {text}
            </span>
            <span
              lang="ar"
              dir="rtl"
              style={{ ...textStyle, fontFamily: arabicSans, lineHeight: arabicLeading[leading] }}
            >
              {arabic}
            </span>
            <dl className={styles.facts}>
              <div className={styles.fact}>
                <dt className={styles.term}>token</dt>
                <dd className={styles.value}>{getPropertyName(vars.text[size])}</dd>
              </div>
              {facts.map(([term, value]) => (
                <div key={term} className={styles.fact}>
                  <dt className={styles.term}>{term}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
