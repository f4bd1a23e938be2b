import { useAllSources, useDrafts, useRelease, useReleaseHead } from '@gschool/data/content';
import { estimateBytes } from '@gschool/domain';
import { saveFile } from '@gschool/app';
import { useUrlParams } from '@gschool/app/routes';
import {
  Alert,
  Button,
  Card,
  Checkbox,
  Heading,
  icons,
  Inline,
  ProgressBar,
  RadioGroup,
  Stack,
  Text,
  useUi,
} from '@gschool/ui';
import { useEffect, useMemo, useRef, useState } from 'react';

import { useT } from '../../../i18n/useT';
import { LoadError } from '../../../shared/QueryResult';
import { ArchiveTooLargeError, exportPack, withDrafts, type ArchiveProgress } from './exportPack';
import { formatSize } from './formatSize';
import { useBucketUrl } from './useSchoolContent';

type ExportState =
  | { step: 'idle' }
  | { step: 'running'; progress: ArchiveProgress }
  | { step: 'done'; missing: readonly string[]; bytes: number }
  | { step: 'failed'; isTooLarge: boolean };

/** The number of files that are listed. */
const MAX_MISSING = 20;

/** Exports a release, or the live one with its drafts, as a `catalogue.json` or as an archive. */
export function ExportCard() {
  const t = useT();
  const { locale } = useUi();
  const [params] = useUrlParams();
  const head = useReleaseHead();
  const wanted = params.get('release');
  const release = useRelease(wanted ?? head.data?.release ?? null);
  const isLive = wanted === null || wanted === head.data?.release;
  const [isOpen, setOpen] = useState(wanted !== null);
  const sources = useAllSources(isOpen ? release.data : null);
  const drafts = useDrafts();
  const bucketUrl = useBucketUrl();
  const [hasDrafts, setHasDrafts] = useState(false);
  const [format, setFormat] = useState('catalogue');
  const [hasVideos, setHasVideos] = useState(false);
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const found = release.data;
  const read = sources.data;
  const all = drafts.data;
  const pack = useMemo(() => {
    if (!found || !read || bucketUrl === undefined) return undefined;
    const isWithDrafts = hasDrafts && isLive && all !== undefined;
    return exportPack({
      sources: isWithDrafts ? withDrafts(read.sources, all) : read.sources,
      language: found.language,
      mediaBase: found.mediaBase,
      bucketUrl,
    });
  }, [found, read, bucketUrl, hasDrafts, isLive, all]);
  const videoBytes = useMemo(() => {
    const seconds = (read?.sources.videos ?? []).reduce(
      (sum, { hls, durationSeconds }) => (hls === undefined ? sum : sum + Number(durationSeconds)),
      0,
    );
    return estimateBytes(seconds, 0);
  }, [read]);

  const run = async (): Promise<void> => {
    if (!pack || !found) return;
    const name = `gschool-${found.id}`;
    if (format === 'catalogue') {
      const content = new Blob([pack.catalogue], { type: 'application/json' });
      saveFile('catalogue.json', content);
      return setState({ step: 'done', missing: [], bytes: content.size });
    }
    const controller = new AbortController();
    stop.current = controller;
    const files = [...pack.pictures, ...pack.captions, ...(hasVideos ? pack.videos : [])];
    setState({ step: 'running', progress: { done: 0, total: files.length, bytes: 0 } });
    try {
      const { createArchive } = await import('./createArchive');
      const { content, missing } = await createArchive(
        pack,
        files,
        (progress) => setState({ step: 'running', progress }),
        controller.signal,
      );
      saveFile(`${name}.zip`, content);
      setState({ step: 'done', missing, bytes: content.size });
    } catch (error) {
      if (controller.signal.aborted) setState({ step: 'idle' });
      else setState({ step: 'failed', isTooLarge: error instanceof ArchiveTooLargeError });
    }
  };
  const error = head.error ?? release.error ?? sources.error;
  const isRunning = state.step === 'running';
  const hasNone = head.data === null || found === null;
  const renderContent = () => {
    if (error && !pack)
      return (
        <LoadError
          query={{
            isFetching: head.isFetching || release.isFetching || sources.isFetching,
            refetch: () => {
              void head.refetch();
              if (release.isError) void release.refetch();
              if (sources.isError) void sources.refetch();
            },
          }}
          error={error}
          size="panel"
          level={3}
        />
      );
    if (hasNone) return <Text>{t(wanted === null ? 'export.none' : 'export.unknown')}</Text>;
    if (!isOpen)
      return (
        <Inline>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {t('export.open')}
          </Button>
        </Inline>
      );
    if (!pack) return <Text role="status">{t('export.reading')}</Text>;
    return (
      <Stack space="4">
        <RadioGroup
          name="format"
          label={t('export.format')}
          defaultValue={format}
          onChange={({ currentTarget }) => setFormat(currentTarget.value)}
          options={[
            { value: 'catalogue', label: t('export.catalogue') },
            {
              value: 'zip',
              label: t('export.zip', {
                count: pack.pictures.length + pack.captions.length,
              }),
            },
          ]}
        />
        {format === 'zip' && pack.videos.length > 0 && (
          <Checkbox
            name="videos"
            label={t('export.videos', { count: pack.videos.length })}
            hint={t('export.videosHint', { size: formatSize(videoBytes, locale) })}
            checked={hasVideos}
            onChange={({ currentTarget }) => setHasVideos(currentTarget.checked)}
          />
        )}
        {isLive && (
          <Checkbox
            name="drafts"
            label={t('export.drafts', { count: all?.length ?? 0 })}
            checked={hasDrafts}
            onChange={({ currentTarget }) => setHasDrafts(currentTarget.checked)}
          />
        )}
        <Inline space="2">
          <Button iconStart={icons.download} isLoading={isRunning} onClick={() => void run()}>
            {t('export.start')}
          </Button>
          {isRunning && (
            <Button variant="quiet" onClick={() => stop.current?.abort()}>
              {t('import.cancel')}
            </Button>
          )}
        </Inline>
        {isRunning && (
          <ProgressBar
            label={t('export.loading')}
            isLabelVisible
            value={(state.progress.done / Math.max(1, state.progress.total)) * 100}
            valueText={t('export.progress', {
              done: state.progress.done,
              total: state.progress.total,
              size: formatSize(state.progress.bytes, locale),
            })}
          />
        )}
        {state.step === 'done' && (
          <Text role="status">{t('export.done', { size: formatSize(state.bytes, locale) })}</Text>
        )}
        {state.step === 'done' && state.missing.length > 0 && (
          <Alert variant="warning">
            <Stack space="2">
              <Text>{t('export.missing', { count: state.missing.length })}</Text>
              <Stack as="ul" role="list" space="1">
                {state.missing.slice(0, MAX_MISSING).map((path) => (
                  <li key={path}>
                    <bdi translate="no">{path}</bdi>
                  </li>
                ))}
              </Stack>
            </Stack>
          </Alert>
        )}
        {state.step === 'failed' && (
          <Alert variant="danger">
            {t(state.isTooLarge ? 'export.tooLarge' : 'export.failed')}
          </Alert>
        )}
      </Stack>
    );
  };
  return (
    <Card as="section" padding="large" space="4" aria-labelledby="export">
      <Stack space="1">
        <Heading level={2} size="h3" id="export">
          {wanted === null ? t('export.title') : t('export.titleOf', { release: Number(wanted) })}
        </Heading>
        <Text tone="muted" isMeasured>
          {t('export.text')}
        </Text>
      </Stack>
      {renderContent()}
    </Card>
  );
}
