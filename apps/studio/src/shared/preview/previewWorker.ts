import { compileOverrides } from './compile/compileOverrides';
import { createPreviewBase, type PreviewBase } from './compile/previewBase';
import type { CompileAnswer, CompileRequest } from './previewMessages';

// The worker that compiles what the preview shows, so that typing in a form never waits for it.

/** The scope of the worker. The types of the studio are those of pages. */
declare const self: {
  postMessage(answer: CompileAnswer): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<CompileRequest>) => void): void;
};

let base: PreviewBase | null = null;
let waiting: Extract<CompileRequest, { type: 'overrides' }> | null = null;

const post = (answer: CompileAnswer): void => self.postMessage(answer);

/** Runs a step of the compiler. A failure is reported, and the worker continues. */
const attempt = (revision: number, run: () => void): void => {
  try {
    run();
  } catch (error) {
    console.warn(error);
    post({ type: 'failed', revision });
  }
};

/** Compiles the newest overrides. The ones before it are never compiled. */
const compileNewest = (): void => {
  const request = waiting;
  const current = base;
  waiting = null;
  if (!request || !current) return;
  const { revision, overrides } = request;
  attempt(revision, () => {
    const compiled = compileOverrides(current, overrides);
    post({ type: 'documents', kind: 'patch', revision, ...compiled });
  });
};

self.addEventListener('message', ({ data }: MessageEvent<CompileRequest>) => {
  if (data.type === 'content') {
    const { revision, content } = data;
    attempt(revision, () => {
      base = createPreviewBase(content);
      post({ type: 'documents', kind: 'full', revision, documents: base.documents });
    });
  } else if (data.type === 'read') {
    const documents = data.paths.map((path) => ({ path, data: base?.read(path) ?? null }));
    post({ type: 'read', documents });
  } else {
    // Messages that wait already are delivered before the timer.
    if (!waiting) setTimeout(compileNewest);
    waiting = data;
  }
});
