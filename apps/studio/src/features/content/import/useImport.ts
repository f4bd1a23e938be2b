import { AppError, useServices } from '@gschool/data';
import { storeFiles, type StoredFiles } from '@gschool/data/media';
import { useEffect, useMemo, useRef, useState } from 'react';

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
  /** Why the files could not be stored; null otherwise. */
  uploadError: AppError | null;
  batch: DraftBatch;
  read: (input: PackInput | null) => void;
  /** Stores the files, and saves the drafts after all of them are there. */
  start: () => Promise<void>;
  /** Stops the upload. What was stored stays, and is not sent again. */
  cancel: () => void;
  reset: () => void;
}

const nothingStored: StoredFiles = { done: 0, present: 0, bytes: 0 };

/** The steps of an import: read, check, compare, store files, save drafts. */
export function useImport(school: SchoolContent | undefined): Import {
  const services = useServices();
  const batch = useDraftBatch();
  const [state, setState] = useState<ImportState>({ step: 'choose', problem: null });
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [uploadError, setUploadError] = useState<AppError | null>(null);
  // What the school had when the pack was read: an import is compared with one state.
  const [compared, setCompared] = useState<SchoolContent>();
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  const pack = 'pack' in state ? state.pack : undefined;
  const comparison = useMemo(
    () => (pack && compared ? comparePack(pack, compared) : undefined),
    [pack, compared],
  );
  const offered = useMemo(
    () => (comparison ? selectChanges(comparison.rows) : new Set<string>()),
    [comparison],
  );
  const selected = chosen ?? offered;

  const read = (input: PackInput | null): void => {
    stop.current();
    setChosen(null);
    setUploadError(null);
    batch.reset();
    if (input === null || !school) return setState({ step: 'choose', problem: 'notAPack' });
    setCompared(school);
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
    if (!pack || !compared || !comparison) return;
    const drafts = toDrafts(comparison.rows, selected, compared.release);
    const objects = listObjects(pack, drafts, compared);
    const controller = new AbortController();
    stop.current = () => controller.abort();
    setUploadError(null);
    if (objects.length > 0) {
      const bytes = objects.reduce((sum, { file }) => sum + file.size, 0);
      const report = (progress: StoredFiles) =>
        setState({ step: 'uploading', pack, progress, count: objects.length, bytes });
      report(nothingStored);
      try {
        await storeFiles(services, objects, report, controller.signal);
      } catch (error) {
        setState({ step: 'compare', pack });
        if (!controller.signal.aborted) setUploadError(error instanceof AppError ? error : null);
        return;
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
    batch,
    read,
    start,
    cancel: () => stop.current(),
    reset: () => {
      stop.current();
      setChosen(null);
      setUploadError(null);
      batch.reset();
      setState({ step: 'choose', problem: null });
    },
  };
}
