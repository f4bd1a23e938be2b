import type { ImportCommand, ImportReply } from './importWorker';
import type { PackReading, ReadProgress } from './openPack';

/** A reading of a pack that is under way. */
export interface RunningReading {
  reading: Promise<PackReading>;
  stop: () => void;
}

/** Reads a pack in a worker, so that the page stays responsive. */
export function readPackInWorker(command: ImportCommand, onProgress: ReadProgress): RunningReading {
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' });
  const reading = new Promise<PackReading>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ImportReply>) => {
      if (data.kind === 'progress') return onProgress(data.done, data.total);
      worker.terminate();
      if (data.kind === 'reading') resolve(data.reading);
      else reject(new Error(data.message));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      reject(new Error(event.message));
    };
    worker.postMessage(command);
  });
  return { reading, stop: () => worker.terminate() };
}
