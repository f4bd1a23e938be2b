import { version } from '../../../package.json';
import { settings } from '../../config/env';
import { useUi } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './Diagnostics.css';
import type { StorageUse } from './findings';
import { formatSize } from './format';

/** The name of the first script: it carries the content's hash, so it tells one build from every other. */
const buildName = (): string =>
  document
    .querySelector<HTMLScriptElement>('script[type="module"][src]')
    ?.src.replace(/^.*\//, '')
    .replace(/\.\w+(\?.*)?$/, '') ?? '';

/** What to name when something is reported: the room in this browser, and which build runs in it. */
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
    [t('diagnostics.project'), settings.ok ? settings.settings.firebase.projectId : ''],
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
