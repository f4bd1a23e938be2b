import '../../i18n/en/downloads.messages.json';

import { useDownloadActions, useDownloads } from '@gschool/data/downloads';
import { Button, Link, Text } from '@gschool/ui';
import { Dialog } from '@gschool/ui/overlays';
import { useId, useState } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { getSuggestedQuality, readChosenHeight, storeChosenHeight } from './chosenQuality';
import { CountChoice, getCounts } from './CountChoice';
import { QualityChoice } from './QualityChoice';
import * as styles from './DownloadDialog.css';
import { useEstimate } from './useEstimate';

export interface DownloadDialogProps {
  /** The classes in the order in which they are downloaded. */
  classIds: readonly string[];
  /** The title of the class, series or playlist. */
  title: string;
  /**
   * Asks how many classes to download, for a list that people watch in order.
   * @default false
   */
  isCountAsked?: boolean | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Asks for the quality before a download starts, and shows its size, the free space and any warnings
 * (docs/product/downloads.md#downloads-on-the-pages).
 */
export function DownloadDialog(props: DownloadDialogProps) {
  const { title, isCountAsked = false, isOpen, onOpenChange } = props;
  const t = useT();
  const reasonId = useId();
  const { downloads } = useDownloads();
  const { add } = useDownloadActions();
  const [start, setStart] = useState<'ready' | 'starting' | 'failed'>('ready');
  // Does not change while the dialog is open, because a download that starts here must not change
  // the question.
  const [asked, setAsked] = useState({ isOpen: false, ids: props.classIds });
  if (asked.isOpen !== isOpen) {
    const present = new Set(downloads.map(({ classId }) => classId));
    const ids = isOpen ? props.classIds.filter((id) => !present.has(id)) : asked.ids;
    setAsked({ isOpen, ids });
    setStart('ready');
  }
  const counts = isCountAsked ? getCounts(asked.ids.length) : [];
  const [wanted, setWanted] = useState(3);
  const count = counts.find((one) => one === wanted) ?? counts[0] ?? asked.ids.length;
  const ids = asked.ids.slice(0, count);
  const isEmpty = asked.ids.length === 0;
  const { estimate, hasFailed, retry } = useEstimate(ids, isOpen && !isEmpty);
  const [lastHeight] = useState(readChosenHeight);
  const [height, setHeight] = useState<number | null>(null);

  const suggested =
    estimate && getSuggestedQuality(estimate.qualities, lastHeight, estimate.freeBytes);
  const chosen = estimate?.qualities.find((one) => one.height === height) ?? suggested;
  const missing =
    chosen && estimate && estimate.freeBytes !== null ? chosen.bytes - estimate.freeBytes : 0;
  const canStart = chosen !== null && missing <= 0;

  const confirm = async () => {
    if (!chosen) return;
    setStart('starting');
    if (chosen.height > 0) storeChosenHeight(chosen.height);
    try {
      await add(ids, chosen.height);
      setStart('ready');
      onOpenChange(false);
    } catch {
      setStart('failed');
    }
  };
  const cancel = (
    <Button variant="quiet" onClick={() => onOpenChange(false)}>
      {t(isEmpty ? 'downloads.close' : 'downloads.cancel')}
    </Button>
  );
  return (
    <Dialog
      title={
        isEmpty
          ? t('downloads.isDone')
          : asked.ids.length === 1
            ? t('downloads.title')
            : t('downloads.titleSeveral', { count })
      }
      description={<bdi>{title}</bdi>}
      size="small"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        isEmpty ? (
          cancel
        ) : (
          <>
            {cancel}
            <Button
              aria-disabled={!canStart}
              aria-describedby={missing > 0 ? reasonId : undefined}
              isLoading={start === 'starting'}
              onClick={() => void confirm()}
            >
              {t('downloads.confirm')}
            </Button>
          </>
        )
      }
    >
      {isEmpty ? (
        <Text>
          {t('downloads.nothingLeft')}{' '}
          <Link href={paths.libraryTab('downloads')}>{t('downloads.all')}</Link>
        </Text>
      ) : (
        <div className={styles.body}>
          {counts.length > 1 && (
            <CountChoice
              counts={counts}
              count={count}
              total={asked.ids.length}
              onChange={setWanted}
            />
          )}
          <QualityChoice
            estimate={estimate}
            hasFailed={hasFailed}
            onRetry={retry}
            chosen={chosen}
            missing={missing}
            reasonId={reasonId}
            hasNotStarted={start === 'failed'}
            onChange={setHeight}
          />
        </div>
      )}
    </Dialog>
  );
}
