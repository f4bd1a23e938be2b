import { themeLabel, themeNames, vars } from '@gschool/themes';
import { derive, registry, verdicts, type Scheme, type Verdict } from '@gschool/themes/derive';
import { classNames } from '../../packages/ui/src/internal/classNames';
import * as css from './Contrast.css';
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
      <p className={css.summary}>
        <strong>
          {themeLabel(theme)}, {scheme}:
        </strong>{' '}
        {kept} of {all.length} pairs pass.
      </p>
      <ul className={css.pairs} data-testid="pairs">
        {all.map((verdict) => (
          <li key={pairName(verdict)} className={css.pair}>
            <span className={css.ground} style={{ background: vars.color[verdict.ground] }}>
              {verdict.ratio > 3 ? (
                <span className={css.sample} style={{ color: vars.color[verdict.text] }}>
                  Aa
                </span>
              ) : (
                <span className={css.edge} style={{ borderColor: vars.color[verdict.text] }} />
              )}
            </span>
            <span className={css.words}>
              <code className={css.name}>{pairName(verdict)}</code>
              <span className={css.facts}>
                <span className={css.ratio}>{ratio(verdict.measured)}</span>
                <VerdictMark {...verdict} />
                <span className={css.promise}>promised {verdict.ratio}:1</span>
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
    <div className={css.scroller} tabIndex={0} role="region" aria-label="Contrast in every theme">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2} className={css.corner}>
              Pair
            </th>
            {themeNames.map((theme) => (
              <th key={theme} scope="colgroup" colSpan={2} className={css.theme}>
                {themeLabel(theme)}
              </th>
            ))}
          </tr>
          <tr>
            {looks.map(({ theme, scheme }) => (
              <th key={theme + scheme} scope="col" className={css.scheme}>
                {scheme}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={pairName(row)}>
              <th scope="row" className={css.rowName}>
                <code>{pairName(row)}</code>
              </th>
              {columns.map((column, at) => {
                const verdict = column[index]!;
                return (
                  <td key={at} className={classNames(css.cell, !verdict.isKept && css.broken)}>
                    <span className={css.number}>{ratio(verdict.measured)}</span>
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
