import type { Seed } from '@gschool/themes';
import { derive, checkContrast, type Scheme } from '@gschool/themes/derive';
import { Icon, icons } from '@gschool/ui';

import { classNames } from '../../../packages/ui/src/internal/classNames';
import { ContrastBadge } from '../ContrastBadge';
import * as styles from './LabContrast.css';

const schemes: readonly Scheme[] = ['light', 'dark'];

/** The contrast check of a seed in both schemes, with a table of the pairs that fail. */
export function LabContrast({ seed }: { seed: Seed }) {
  const results = schemes.map((scheme) => ({
    scheme,
    checks: checkContrast(derive(seed, scheme).color),
  }));
  const failed = results.flatMap(({ scheme, checks }) =>
    checks.filter(({ passes }) => !passes).map((result) => ({ scheme, ...result })),
  );
  const total = results.reduce((sum, { checks }) => sum + checks.length, 0);
  const passesAll = failed.length === 0;
  return (
    <section aria-labelledby="lab-contrast" className={styles.panel}>
      <h2 id="lab-contrast" className={styles.title}>
        Contrast
      </h2>
      <p role="status" className={classNames(styles.summary, passesAll ? styles.good : styles.bad)}>
        <Icon icon={passesAll ? icons.check : icons.alert} />
        {passesAll
          ? `All ${total} pairs pass, in light and dark.`
          : `${failed.length} of ${total} pairs fail. A theme like this won’t build.`}
      </p>
      {!passesAll && (
        <table className={styles.table}>
          <caption className={styles.caption}>Pairs that fail</caption>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">Mode</th>
              <th scope="col">Has</th>
              <th scope="col">Needs</th>
              <th scope="col">Verdict</th>
            </tr>
          </thead>
          <tbody>
            {failed.map(({ scheme, text, background, measured, ratio, level, passes }) => (
              <tr key={`${scheme} ${text} ${background}`}>
                <th scope="row">
                  {text} on {background}
                </th>
                <td>{scheme}</td>
                <td>{measured.toFixed(2)}:1</td>
                <td>{ratio}:1</td>
                <td>
                  <ContrastBadge level={level} passes={passes} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
