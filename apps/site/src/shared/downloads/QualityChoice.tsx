import '../../i18n/en/downloads.messages.json';

import type { DownloadEstimate, DownloadQuality } from '@gschool/data/downloads';
import {
  Alert,
  Button,
  Icon,
  icons,
  RadioGroup,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { isConnectionMetered } from './connection';
import * as styles from './DownloadDialog.css';
import { getQualityLabel } from './qualityLabel';
import { useSizes } from './useSizes';

interface QualityChoiceProps {
  /** Null while it is read, and after a failure. */
  estimate: DownloadEstimate | null;
  hasFailed: boolean;
  onRetry: () => void;
  chosen: DownloadQuality | null;
  /** The bytes that are not free; 0 or less if it fits. */
  missing: number;
  /** The id of the sentence that says why the download can't start. */
  reasonId: string;
  /** The download could not be added to the queue. */
  hasNotStarted: boolean;
  onChange: (height: number) => void;
}

/** Radio buttons for the quality, with the size, the free space and any warnings. */
export function QualityChoice({
  estimate,
  hasFailed,
  onRetry,
  chosen,
  ...rest
}: QualityChoiceProps) {
  const t = useT();
  const { size } = useSizes();
  if (hasFailed) {
    return (
      <Alert
        variant="warning"
        action={
          <Button variant="quiet" size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {t('downloads.estimateFailed')}
      </Alert>
    );
  }
  if (!estimate) {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{t('downloads.estimating')}</VisuallyHidden>
        <Skeleton lines={4} />
      </div>
    );
  }
  if (!chosen) return <Text>{t('downloads.noQualities')}</Text>;
  const { freeBytes, qualities } = estimate;
  const { missing, reasonId, hasNotStarted, onChange } = rest;
  const takes = { size: size(chosen.bytes) };
  return (
    <>
      <RadioGroup
        label={t('downloads.quality')}
        name="quality"
        defaultValue={String(chosen.height)}
        options={qualities.map(({ height, bytes }) => ({
          value: String(height),
          label: t('downloads.option', { quality: getQualityLabel(height, t), size: size(bytes) }),
        }))}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <p className={styles.takes} role="status">
        <Icon icon={icons.download} />
        <span>
          {freeBytes === null
            ? t('downloads.takesUnknown', takes)
            : t('downloads.takes', { ...takes, free: size(freeBytes) })}
        </span>
      </p>
      {missing > 0 && (
        <div id={reasonId}>
          <Alert variant="warning">{t('downloads.doesNotFit', { missing: size(missing) })}</Alert>
        </div>
      )}
      {missing <= 0 && isConnectionMetered() && <Alert>{t('downloads.metered', takes)}</Alert>}
      {hasNotStarted && <Alert variant="danger">{t('downloads.addFailed')}</Alert>}
    </>
  );
}
