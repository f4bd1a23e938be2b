import type { CompileAnswer } from './previewMessages';
import type { Compiler } from './previewSession';

/** Starts the compiler of previews in a worker. */
export const createCompiler = (): Compiler => {
  const worker = new Worker(new URL('./previewWorker.ts', import.meta.url), { type: 'module' });
  return {
    post: (request) => worker.postMessage(request),
    onAnswer: (listener) => {
      worker.addEventListener('message', ({ data }: MessageEvent<CompileAnswer>) => listener(data));
    },
    close: () => worker.terminate(),
  };
};
