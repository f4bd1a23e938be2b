import type { PreviewContent } from '@gschool/data/content';
import type { ViewMessage } from '@gschool/app/preview';
import { useServices } from '@gschool/data';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import type { Override } from './compile/compileOverrides';
import { createCompiler } from './createCompiler';
import { previewPlayer } from './previewPlayer';
import { createPreviewSession, type PreviewSession } from './previewSession';
import { readLiveDocuments } from './readLiveDocuments';

/** How long a frame may take to start, in milliseconds. */
const START_TIMEOUT_MS = 20_000;

export interface PreviewSessionRequest {
  frame: RefObject<HTMLIFrameElement | null>;
  /** The address of the frame. */
  url: string;
  content: PreviewContent | undefined;
  overrides: readonly Override[];
  view: ViewMessage;
  startTimeoutMs?: number | undefined;
}

/** What a preview shows now. */
export interface PreviewState {
  /** `failed`: the frame did not start. */
  status: 'starting' | 'shown' | 'failed';
  /** The revision of the documents on the screen; null before the first. */
  painted: number | null;
  /** The last link that was pressed; null if there is none. */
  link: { path: string; isFollowed: boolean } | null;
}

const initialState: PreviewState = { status: 'starting', painted: null, link: null };

/**
 * Runs a preview in a frame: compiles what the form changes in a worker, and posts it. A change is
 * posted as soon as it is compiled; older ones are skipped. The second result loads the frame again.
 */
export const usePreviewSession = ({
  frame,
  url,
  content,
  overrides,
  view,
  startTimeoutMs = START_TIMEOUT_MS,
}: PreviewSessionRequest): readonly [PreviewState, () => void] => {
  const { session: account } = useServices();
  const session = useRef<PreviewSession | null>(null);
  const [state, setState] = useState(initialState);
  const [attempt, setAttempt] = useState(0);

  // The effects run in this order: the session exists before it is told anything.
  useLayoutEffect(() => {
    const created = createPreviewSession({
      compiler: createCompiler(),
      origin: new URL(url).origin,
      getFrame: () => frame.current?.contentWindow ?? null,
      readLive: async (paths) => readLiveDocuments(await account.backend(), paths),
      onMessage: (message) => {
        if (message.type === 'painted')
          setState((before) => ({ ...before, status: 'shown', painted: message.revision }));
        if (message.type === 'player')
          previewPlayer.set({ seconds: message.seconds, duration: message.duration });
        if (message.type === 'navigated')
          setState((before) => ({
            ...before,
            link: { path: message.path, isFollowed: message.isFollowed },
          }));
      },
    });
    session.current = created;
    window.addEventListener('message', created.receive);
    return () => {
      window.removeEventListener('message', created.receive);
      created.close();
      session.current = null;
      previewPlayer.set(null);
    };
  }, [account, frame, url]);

  // Posted before the paint, so that the worker compiles while the browser paints the form.
  useLayoutEffect(() => {
    if (content) session.current?.setContent(content);
  }, [content, account, frame, url]);
  useLayoutEffect(() => session.current?.setOverrides(overrides), [overrides, account, frame, url]);
  // Another page has another video.
  useEffect(() => () => previewPlayer.set(null), [view.path, view.visit]);
  const { path, visit, theme, scheme, language, textSize, isNavigable, now } = view;
  useLayoutEffect(
    () =>
      session.current?.setView({
        type: 'view',
        ...{ path, visit, theme, scheme, language, textSize, isNavigable, now },
      }),
    [path, visit, theme, scheme, language, textSize, isNavigable, now, account, frame, url],
  );

  const isWaiting = content !== undefined && state.status === 'starting';
  useEffect(() => {
    if (!isWaiting) return;
    const fail = () => setState((before) => ({ ...before, status: 'failed' }));
    const timer = setTimeout(fail, startTimeoutMs);
    return () => clearTimeout(timer);
  }, [isWaiting, attempt, startTimeoutMs]);

  const reload = (): void => {
    setState(initialState);
    setAttempt((count) => count + 1);
    // Adds no entry to the history of the studio.
    frame.current?.contentWindow?.location.replace(url);
  };
  return [state, reload];
};
