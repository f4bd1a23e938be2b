import { themeLabel, themeNames, vars } from '@gschool/themes';
import { derive, registry, verdicts, type Scheme, type Verdict } from '@gschool/themes/derive';
import { classNames } from '../../packages/ui/src/internal/classNames';
import * as styles from './Contrast.css';
import { useLook } from './useLook';
import { VerdictMark } from './VerdictMark';

const ratio = (measured: number) => `${(Math.floor(measured * 100) / 100).toFixed(2)}:1`;
const pairName = ({ text, ground }: Verdict) => `${text} on ${ground}`;

/** The promised pairs of the theme that the toolbar chose, each painted as it is used. */
export function ContrastPairs() {
  const { theme, scheme } = useLook();
  const all = verdicts(derive(registry[theme], scheme).color);
  const kept = all.filter(({ isKept }) => isKept).length;
  return (
    <>
      <p className={styles.summary}>
        <strong>
          {themeLabel(theme)}, {scheme}:
        </strong>{' '}
        {kept} of {all.length} pairs pass.
      </p>
      <ul className={styles.pairs} data-testid="pairs">
        {all.map((verdict) => (
          <li key={pairName(verdict)} className={styles.pair}>
            <span className={styles.ground} style={{ background: vars.color[verdict.ground] }}>
              {verdict.ratio > 3 ? (
                <span className={styles.sample} style={{ color: vars.color[verdict.text] }}>
                  Aa
                </span>
              ) : (
                <span className={styles.edge} style={{ borderColor: vars.color[verdict.text] }} />
              )}
            </span>
            <span className={styles.words}>
              <code className={styles.name}>{pairName(verdict)}</code>
              <span className={styles.facts}>
                <span className={styles.ratio}>{ratio(verdict.measured)}</span>
                <VerdictMark {...verdict} />
                <span className={styles.promise}>promised {verdict.ratio}:1</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const schemes: readonly Scheme[] = ['light', 'dark'];
const looks = themeNames.flatMap((theme) => schemes.map((scheme) => ({ theme, scheme })));

/** Every pair in every theme and scheme. */
export function ContrastMatrix() {
  const columns = looks.map(({ theme, scheme }) => verdicts(derive(registry[theme], scheme).color));
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
            {looks.map(({ theme, scheme }) => (
              <th key={theme + scheme} scope="col" className={styles.scheme}>
                {scheme}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={pairName(row)}>
              <th scope="row" className={styles.rowName}>
                <code>{pairName(row)}</code>
              </th>
              {columns.map((column, at) => {
                const verdict = column[index]!;
                return (
                  <td
                    key={at}
                    className={classNames(styles.cell, !verdict.isKept && styles.broken)}
                  >
                    <span className={styles.number}>{ratio(verdict.measured)}</span>
                    <VerdictMark {...verdict} />
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
