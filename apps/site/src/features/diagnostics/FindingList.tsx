import { Alert, Stack, useUi } from '@gschool/ui';

import { useT, type Translate } from '../../i18n/useT';
import type { Finding } from './findings';
import { formatPercent } from './format';

/** Problems and what to do about them. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const t = useT();
  const { locale } = useUi();
  if (findings.length === 0) {
    return (
      <Alert variant="success" title={t('diagnostics.healthyTitle')}>
        {t('diagnostics.healthy')}
      </Alert>
    );
  }
  return (
    <Stack space="3">
      {findings.map((finding) => {
        const [title, text] = getFindingText(finding, t, locale);
        return (
          // Not an urgent alert, because the reader opened the page to read this.
          <Alert key={finding.id} variant="info" title={title}>
            {text}
          </Alert>
        );
      })}
    </Stack>
  );
}

function getFindingText(
  finding: Finding,
  t: Translate,
  locale: string,
): [title: string, text: string] {
  switch (finding.id) {
    case 'blockedLarge':
      return [t('diagnostics.blockedTitle'), t('diagnostics.blockedLarge')];
    case 'blockedSmall':
      return [t('diagnostics.blockedTitle'), t('diagnostics.blockedSmall')];
    case 'lowStorage':
      return [
        t('diagnostics.lowStorageTitle'),
        t('diagnostics.lowStorage', { share: formatPercent(finding.share, locale) }),
      ];
    case 'damaged':
      return [t('diagnostics.damagedTitle', { count: finding.count }), t('diagnostics.damaged')];
    case 'clock':
      return [t('diagnostics.clockTitle'), t('diagnostics.clock')];
    case 'misses':
      return [t('diagnostics.missesTitle'), t('diagnostics.misses')];
  }
}
