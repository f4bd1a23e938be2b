import type { CacheReport } from '@gschool/data/caches';
import { Grid, useUi } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './Diagnostics.css';
import { formatPercent } from './format';

/** The performance counter (docs/product/caches.md#cache-diagnostics). */
export function Figures({ performance }: { performance: CacheReport['performance'] }) {
  const t = useT();
  const { locale } = useUi();
  const { hits, misses, total, rate } = performance;
  const figures = [
    [t('diagnostics.hits'), String(hits)],
    [t('diagnostics.missCount'), String(misses)],
    [t('diagnostics.total'), String(total)],
    [t('diagnostics.rate'), total === 0 ? '–' : formatPercent(rate, locale)],
  ] as const;
  return (
    <Grid column="tiny" space="4">
      {figures.map(([name, value]) => (
        <dl key={name} className={styles.figures}>
          <div className={styles.figure}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        </dl>
      ))}
    </Grid>
  );
}
