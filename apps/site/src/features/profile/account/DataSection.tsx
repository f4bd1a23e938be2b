import { Alert, Button, ProgressBar, Stack, Text, icons, useUi } from '@gschool/ui';

import { useT, type Translate } from '../../../i18n/useT';
import { accountErrorMessage } from './accountErrorMessage';
import { AccountSection } from './AccountSection';
import { partNames } from './partNames';
import { useDownload, type Download } from './useDownload';

function outcome(state: Download, t: Translate, locale: string) {
  switch (state.is) {
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
      const names = unread.map((part) => t(partNames[part]));
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

/** Everything that is stored about the member, as a file to keep. */
export function DataSection({ uid }: { uid: string }) {
  const t = useT();
  const { locale } = useUi();
  const { state, start } = useDownload(uid);
  return (
    <AccountSection title={t('account.dataTitle')} lead={t('account.dataLead')}>
      <Stack space="5">
        <Text isMeasured>{t('account.dataText')}</Text>
        {outcome(state, t, locale)}
        <div>
          <Button
            variant="quiet"
            iconStart={icons.download}
            isLoading={state.is === 'running'}
            onClick={start}
          >
            {t('account.download')}
          </Button>
        </div>
      </Stack>
    </AccountSection>
  );
}
