import { Alert, Button, ProgressBar, Stack, Text, icons, useUi } from '@gschool/ui';

import { useT, type Translate } from '../../../i18n/useT';
import { accountErrorMessage } from './accountErrorMessage';
import { AccountSection } from './AccountSection';
import { partLabels } from './partLabels';
import { useDownload, type DownloadState } from './useDownload';

function renderOutcome(state: DownloadState, t: Translate, locale: string) {
  switch (state.status) {
    case 'idle':
      return null;
    case 'running': {
      const { done, total } = state.progress;
      return (
        <ProgressBar
          label={t('account.downloading')}
          isLabelVisible
          value={done}
          max={total}
          valueText={t('account.downloadSteps', { done, total })}
        />
      );
    }
    case 'saved': {
      const { file, unread } = state;
      if (unread.length === 0) {
        return <Alert variant="success">{t('account.downloaded', { file })}</Alert>;
      }
      const names = unread.map((part) => t(partLabels[part]));
      const parts = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
      return (
        <Alert variant="warning" title={t('account.downloadPartlyTitle', { file })}>
          {t('account.downloadPartly', { parts })}
        </Alert>
      );
    }
    case 'failed':
      return (
        <Alert variant="danger" title={t('account.downloadFailed')}>
          {state.error === null ? t('error.offline') : accountErrorMessage(state.error, t)}
        </Alert>
      );
  }
}

/** Downloads everything that is stored about the member as a file. */
export function DataSection({ uid }: { uid: string }) {
  const t = useT();
  const { locale } = useUi();
  const { state, start } = useDownload(uid);
  return (
    <AccountSection title={t('account.dataTitle')} lead={t('account.dataLead')}>
      <Stack space="5">
        <Text isMeasured>{t('account.dataText')}</Text>
        {renderOutcome(state, t, locale)}
        <div>
          <Button
            variant="quiet"
            iconStart={icons.download}
            isLoading={state.status === 'running'}
            onClick={start}
          >
            {t('account.download')}
          </Button>
        </div>
      </Stack>
    </AccountSection>
  );
}
