import type { PreviewContent } from '@gschool/data/content';
import {
  parseHostMessage,
  type AnswerMessage,
  type FrameMessage,
  type HostMessage,
  type PreviewDocument,
  type ViewMessage,
} from '@gschool/app/preview';

import type { Override } from './compile/compileOverrides';
import type { CompileAnswer, CompileRequest } from './previewMessages';

/** The compiler in its worker. */
export interface Compiler {
  post(request: CompileRequest): void;
  onAnswer(listener: (answer: CompileAnswer) => void): void;
  close(): void;
}

export interface PreviewSessionOptions {
  compiler: Compiler;
  /** The origin of the site. Messages from any other origin are ignored, and none is sent there. */
  origin: string;
  /** The window of the frame; null while there is none. */
  getFrame: () => Pick<Window, 'postMessage'> | null;
  /** Reads live documents for the frame. */
  readLive: (paths: readonly string[]) => Promise<readonly PreviewDocument[]>;
  onMessage: (message: HostMessage) => void;
}

/** One preview: the frame, the compiler, and what both were last told. */
export interface PreviewSession {
  setContent(content: PreviewContent): void;
  /** Shows other overrides. Only the newest are compiled. */
  setOverrides(overrides: readonly Override[]): void;
  setView(view: ViewMessage): void;
  /** Call it for each message of the window. */
  receive(event: Pick<MessageEvent, 'data' | 'origin' | 'source'>): void;
  close(): void;
}

/**
 * Creates the studio's side of a preview (docs/product/studio.md#preview). A frame that starts
 * again, for example after a reload, receives everything again.
 */
export const createPreviewSession = (options: PreviewSessionOptions): PreviewSession => {
  const { compiler, origin, getFrame, readLive, onMessage } = options;
  let revision = 0;
  let isReady = false;
  let kind: PreviewContent['kind'] | null = null;
  let view: ViewMessage | null = null;
  let full: FrameMessage | null = null;
  let patch: FrameMessage | null = null;
  let overrides: readonly Override[] = [];

  const post = (message: FrameMessage | null): void => {
    if (message && isReady) getFrame()?.postMessage(message, origin);
  };
  const answer = (documents: readonly PreviewDocument[]): void => {
    const message: AnswerMessage = { type: 'documents', kind: 'answer', revision, documents };
    post(message);
  };
  const compile = (): void => {
    revision += 1;
    compiler.post({ type: 'overrides', revision, overrides });
  };
  const answerRead = (paths: readonly string[]): void => {
    if (kind === 'release') compiler.post({ type: 'read', paths });
    // A document that cannot be read is not shown, and the frame asks again with the next page.
    else void readLive(paths).then(answer, () => undefined);
  };

  compiler.onAnswer((message) => {
    if (message.type === 'read') return answer(message.documents);
    if (message.type === 'failed') return;
    if (message.kind === 'full') {
      full = message;
      patch = null;
    } else patch = message;
    post(message);
  });

  return {
    setContent: (content) => {
      ({ kind } = content);
      revision += 1;
      compiler.post({ type: 'content', revision, content });
      if (overrides.length > 0) compile();
    },
    setOverrides: (next) => {
      overrides = next;
      if (kind !== null) compile();
    },
    setView: (next) => {
      view = next;
      post(next);
    },
    receive: (event) => {
      const frame = getFrame();
      if (event.origin !== origin || frame === null || event.source !== frame) return;
      const message = parseHostMessage(event.data);
      if (!message) return;
      if (message.type === 'read') return answerRead(message.paths);
      if (message.type === 'ready') {
        isReady = true;
        post(view);
        post(full);
        post(patch);
      }
      onMessage(message);
    },
    close: () => compiler.close(),
  };
};
