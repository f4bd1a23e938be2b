import { useUi } from '@gschool/ui';

import { version } from '../../../package.json';
import { settings } from '../../config/env';
import { useT } from '../../i18n/useT';
import * as styles from './Diagnostics.css';
import type { StorageUse } from './findings';
import { formatSize } from './format';

/** The name of the first script, whose content hash identifies the build. */
const buildName = (): string =>
  document
    .querySelector<HTMLScriptElement>('script[type="module"][src]')
    ?.src.replace(/^.*\//, '')
    .replace(/\.\w+(\?.*)?$/, '') ?? '';

/** Facts for a bug report: storage use, version, build and project. */
export function BrowserFacts({ storage }: { storage: StorageUse | null }) {
  const t = useT();
  const { locale } = useUi();
  const facts = [
    [
      t('diagnostics.storage'),
      storage
        ? t('diagnostics.storageOf', {
            used: formatSize(storage.used, locale),
            quota: formatSize(storage.quota, locale),
          })
        : t('diagnostics.storageUnknown'),
    ],
    [t('diagnostics.version'), version],
    [t('diagnostics.build'), buildName() || import.meta.env.MODE],
    [t('diagnostics.project'), settings.ok ? settings.values.firebase.projectId : ''],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
