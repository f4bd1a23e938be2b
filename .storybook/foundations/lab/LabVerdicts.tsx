import type { Seed } from '@gschool/themes';
import { derive, verdicts, type Scheme } from '@gschool/themes/derive';
import { Icon, icons } from '@gschool/ui';
import { classNames } from '../../../packages/ui/src/internal/classNames';
import { VerdictMark } from '../VerdictMark';
import * as styles from './LabVerdicts.css';

const schemes: readonly Scheme[] = ['light', 'dark'];

/** What the promises of contrast say of a seed, both schemes; the pairs that break them by name. */
export function LabVerdicts({ seed }: { seed: Seed }) {
  const results = schemes.map((scheme) => ({
    scheme,
    all: verdicts(derive(seed, scheme).color),
  }));
  const broken = results.flatMap(({ scheme, all }) =>
    all.filter(({ isKept }) => !isKept).map((verdict) => ({ scheme, ...verdict })),
  );
  const total = results.reduce((sum, { all }) => sum + all.length, 0);
  const isGood = broken.length === 0;
  return (
    <section aria-labelledby="lab-contrast" className={styles.panel}>
      <h2 id="lab-contrast" className={styles.title}>
        Contrast
      </h2>
      <p role="status" className={classNames(styles.summary, isGood ? styles.good : styles.bad)}>
        <Icon icon={isGood ? icons.check : icons.alert} />
        {isGood
          ? `All ${total} pairs pass, in light and dark.`
          : `${broken.length} of ${total} pairs fail. A theme like this won’t build.`}
      </p>
      {!isGood && (
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
            {broken.map(({ scheme, text, ground, measured, ratio, level, isKept }) => (
              <tr key={`${scheme} ${text} ${ground}`}>
                <th scope="row">
                  {text} on {ground}
                </th>
                <td>{scheme}</td>
                <td>{measured.toFixed(2)}:1</td>
                <td>{ratio}:1</td>
                <td>
                  <VerdictMark level={level} isKept={isKept} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
