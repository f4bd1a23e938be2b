import { useServices } from '@gschool/data';
import { storeFiles, type StoredFiles } from '@gschool/data/media';
import { useEffect, useMemo, useRef, useState } from 'react';

import { useCloseWarning } from '../../../shared/useCloseWarning';
import { useRestoredState } from '../../../shared/restored-input/restoredInput';
import { useDraftBatch, type DraftBatch } from '../bulk/useDraftBatch';
import {
  comparePack,
  listObjects,
  selectChanges,
  toDrafts,
  type PackComparison,
  type SchoolContent,
} from './comparePack';
import type { OpenedPack, PackInput, PackReading } from './openPack';
import { readPackInWorker } from './startImportWorker';

/** Where an import is. */
type ImportState =
  | { step: 'choose'; problem: 'notAPack' | 'failed' | null }
  | { step: 'reading'; done: number; total: number }
  | { step: 'refused'; input: PackInput; reading: Exclude<PackReading, OpenedPack> }
  | { step: 'compare'; pack: OpenedPack }
  | { step: 'uploading'; pack: OpenedPack; progress: StoredFiles; count: number; bytes: number }
  | { step: 'saving'; pack: OpenedPack };

export interface Import {
  state: ImportState;
  comparison: PackComparison | undefined;
  selected: ReadonlySet<string>;
  setSelected: (keys: ReadonlySet<string>) => void;
  /** What storing the files threw; null otherwise. */
  uploadError: unknown;
  /** Whether this screen was left while files were uploaded, which stopped the upload. */
  wasUploadLeft: boolean;
  batch: DraftBatch;
  read: (input: PackInput | null) => void;
  /** Stores the files, and saves the drafts after all of them are there. */
  start: () => Promise<void>;
  /** Stops the upload. What was stored stays, and is not sent again. */
  cancel: () => void;
  reset: () => void;
}

/** A pack that was read, with what the school had then: an import is compared with one state. */
interface ReadPack {
  pack: OpenedPack;
  school: SchoolContent;
  /** True from the start of an upload until it ends. */
  isUploading: boolean;
}

const nothingStored: StoredFiles = { done: 0, present: 0, bytes: 0 };

/**
 * The steps of an import: read, check, compare, store files, save drafts. If the session ends, or
 * the screen is left during the upload, the same administrator finds the comparison with its
 * selection again, and no file is sent twice.
 */
export function useImport(school: SchoolContent | undefined): Import {
  const services = useServices();
  const batch = useDraftBatch();
  const isUploading = (read: ReadPack | null): boolean => read?.isUploading === true;
  const [opened, setOpened] = useRestoredState<ReadPack | null>('import', null, isUploading);
  const [chosen, setChosen] = useRestoredState<ReadonlySet<string> | null>(
    'import chosen',
    null,
    () => isUploading(opened),
  );
  const [state, setState] = useState<ImportState>(
    opened ? { step: 'compare', pack: opened.pack } : { step: 'choose', problem: null },
  );
  useCloseWarning(state.step === 'uploading');
  const [uploadError, setUploadError] = useState<unknown>(null);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  const { pack: openedPack, school: compared } = opened ?? {};
  const comparison = useMemo(
    () => (openedPack && compared ? comparePack(openedPack, compared) : undefined),
    [openedPack, compared],
  );
  const offered = useMemo(
    () => (comparison ? selectChanges(comparison.rows) : new Set<string>()),
    [comparison],
  );
  const selected = chosen ?? offered;

  const read = (input: PackInput | null): void => {
    stop.current();
    setOpened(null);
    setChosen(null);
    setUploadError(null);
    batch.reset();
    if (input === null || !school) return setState({ step: 'choose', problem: 'notAPack' });
    setState({ step: 'reading', done: 0, total: 0 });
    const running = readPackInWorker({ input, language: school.language }, (done, total) =>
      setState({ step: 'reading', done, total }),
    );
    let isCurrent = true;
    stop.current = () => {
      isCurrent = false;
      running.stop();
    };
    running.reading.then(
      (reading) => {
        if (!isCurrent) return;
        if (reading.ok) setOpened({ pack: reading, school, isUploading: false });
        setState(
          reading.ok ? { step: 'compare', pack: reading } : { step: 'refused', input, reading },
        );
      },
      () => {
        if (isCurrent) setState({ step: 'choose', problem: 'failed' });
      },
    );
  };
  const start = async (): Promise<void> => {
    if (!opened || !comparison) return;
    const { pack, school: before } = opened;
    const drafts = toDrafts(comparison.rows, selected, before.release);
    const objects = listObjects(pack, drafts, before);
    const controller = new AbortController();
    stop.current = () => controller.abort();
    setUploadError(null);
    if (objects.length > 0) {
      const bytes = objects.reduce((sum, { file }) => sum + file.size, 0);
      const report = (progress: StoredFiles) =>
        setState({ step: 'uploading', pack, progress, count: objects.length, bytes });
      report(nothingStored);
      setOpened({ ...opened, isUploading: true });
      try {
        await storeFiles(services, objects, report, controller.signal);
      } catch (error) {
        setState({ step: 'compare', pack });
        if (!controller.signal.aborted) setUploadError(error);
        return;
      } finally {
        setOpened({ ...opened, isUploading: false });
      }
    }
    setState({ step: 'saving', pack });
    await batch.save(drafts);
  };
  return {
    state,
    comparison,
    selected,
    setSelected: setChosen,
    uploadError,
    wasUploadLeft: state.step === 'compare' && isUploading(opened),
    batch,
    read,
    start,
    cancel: () => stop.current(),
    reset: () => {
      stop.current();
      setOpened(null);
      setChosen(null);
      setUploadError(null);
      batch.reset();
      setState({ step: 'choose', problem: null });
    },
  };
}
