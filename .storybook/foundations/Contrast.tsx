import { themeLabel, themeNames, vars } from '@gschool/themes';
import {
  derive,
  registry,
  checkContrast,
  type Scheme,
  type ContrastResult,
} from '@gschool/themes/derive';

import { classNames } from '../../packages/ui/src/internal/classNames';
import * as styles from './Contrast.css';
import { useActiveTheme } from './useActiveTheme';
import { ContrastBadge } from './ContrastBadge';

const formatRatio = (measured: number) => `${(Math.floor(measured * 100) / 100).toFixed(2)}:1`;
const formatPair = ({ text, background }: ContrastResult) => `${text} on ${background}`;

/** The required pairs of the theme in the toolbar, each painted as it is used. */
export function ContrastPairs() {
  const { theme, scheme } = useActiveTheme();
  const all = checkContrast(derive(registry[theme], scheme).color);
  const passed = all.filter(({ passes }) => passes).length;
  return (
    <>
      <p className={styles.summary}>
        <strong>
          {themeLabel(theme)}, {scheme}:
        </strong>{' '}
        {passed} of {all.length} pairs pass.
      </p>
      <ul className={styles.pairs} data-testid="pairs">
        {all.map((result) => (
          <li key={formatPair(result)} className={styles.pair}>
            <span
              className={styles.background}
              style={{ background: vars.color[result.background] }}
            >
              {result.ratio > 3 ? (
                <span className={styles.sample} style={{ color: vars.color[result.text] }}>
                  Aa
                </span>
              ) : (
                <span className={styles.edge} style={{ borderColor: vars.color[result.text] }} />
              )}
            </span>
            <span className={styles.details}>
              <code className={styles.name}>{formatPair(result)}</code>
              <span className={styles.facts}>
                <span className={styles.ratio}>{formatRatio(result.measured)}</span>
                <ContrastBadge {...result} />
                <span className={styles.required}>promised {result.ratio}:1</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const schemes: readonly Scheme[] = ['light', 'dark'];
const appearances = themeNames.flatMap((theme) => schemes.map((scheme) => ({ theme, scheme })));

/** Every pair in every theme and scheme. */
export function ContrastMatrix() {
  const columns = appearances.map(({ theme, scheme }) =>
    checkContrast(derive(registry[theme], scheme).color),
  );
  const rows = columns[0] ?? [];
  return (
    <div
      className={styles.scroller}
      tabIndex={0}
      role="region"
      aria-label="Contrast in every theme"
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2} className={styles.corner}>
              Pair
            </th>
            {themeNames.map((theme) => (
              <th key={theme} scope="colgroup" colSpan={2} className={styles.theme}>
                {themeLabel(theme)}
              </th>
            ))}
          </tr>
          <tr>
            {appearances.map(({ theme, scheme }) => (
              <th key={theme + scheme} scope="col" className={styles.scheme}>
                {scheme}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={formatPair(row)}>
              <th scope="row" className={styles.rowName}>
                <code>{formatPair(row)}</code>
              </th>
              {columns.map((column, columnIndex) => {
                const result = column[index]!;
                return (
                  <td
                    key={columnIndex}
                    className={classNames(styles.cell, !result.passes && styles.broken)}
                  >
                    <span className={styles.number}>{formatRatio(result.measured)}</span>
                    <ContrastBadge {...result} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
