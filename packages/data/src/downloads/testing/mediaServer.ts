import {
  classFields,
  createEmptyDocument,
  type ClassDetails,
  type Playback,
} from '@gschool/domain';

const HOST = 'https://media.example/';

/** Bytes that are always the same for the same path. */
export const bytesOf = (path: string): Uint8Array<ArrayBuffer> => {
  const length = 16 + ((path.length * 7 + path.charCodeAt(path.length - 5)) % 23);
  return Uint8Array.from({ length }, (_, at) => (path.charCodeAt(at % path.length) + at) % 256);
};

export const aClass = (id: string, changes: Partial<ClassDetails> = {}): ClassDetails => ({
  ...createEmptyDocument(classFields, id),
  id,
  title: `Class ${id}`,
  styleId: 'flow',
  styleName: 'Flow',
  durationSeconds: 600,
  poster: `${HOST}${id}/poster.webp`,
  releasedAt: '2026-01-01T00:00:00.000Z',
  hasVideo: true,
  translations: undefined,
  language: undefined,
  description: 'About it',
  chapters: [{ title: 'Warm-up', startSeconds: 0, lang: undefined }],
  ...changes,
});

const TYPES: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  m4s: 'video/iso.segment',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
};

/** A video server with signed URLs. Their token expires when a new one is issued. */
export interface MediaServer {
  fetch: typeof fetch;
  /** The text for each path. Every other path returns the bytes of `bytesOf`. */
  texts: Map<string, string>;
  /** The paths that were requested. */
  requests: string[];
  /** Makes all issued URLs expire. */
  endAddresses(): void;
  getPlayback(classId: string): Promise<Playback | null>;
  /** Called before a request; a response that it returns replaces the server's. */
  before: (path: string, request: RequestInit) => Response | Promise<Response | null> | null;
}

const aMaster = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-STREAM-INF:BANDWIDTH=400000,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2"
360p/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=1600000,RESOLUTION=1280x720,CODECS="avc1.4d401f,mp4a.40.2"
720p/index.m3u8
`;

const aPlaylist = (segments: number): string =>
  [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:2',
    '#EXT-X-MAP:URI="init.mp4"',
    ...Array.from({ length: segments }, (_, at) => `#EXTINF:2.0,\nseg_${at}.m4s`),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');

const untilAborted = <T>(answer: T | Promise<T>, signal?: AbortSignal | null): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(new DOMException('aborted', 'AbortError'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    Promise.resolve(answer).then(resolve, reject);
  });

/** Serves the same video for every class. */
export const createMediaServer = (segments = 5): MediaServer => {
  let token = 1;
  const sign = (text: string): string =>
    text.replaceAll(/^([^#\n]+)$|URI="([^"]+)"/gm, (_, uri?: string, quoted?: string) =>
      uri === undefined ? `URI="${quoted}?token=${token}"` : `${uri}?token=${token}`,
    );
  const findText = (path: string): string | undefined => {
    const known = server.texts.get(path);
    if (known !== undefined) return known;
    if (path.endsWith('/master.m3u8')) return aMaster;
    return path.endsWith('.m3u8') ? aPlaylist(segments) : undefined;
  };
  const answer = (path: string, { headers }: RequestInit): Response => {
    const text = findText(path);
    const whole = text === undefined ? bytesOf(path) : new TextEncoder().encode(sign(text));
    const range = /^bytes=(\d+)-(\d+)$/.exec(new Headers(headers).get('Range') ?? '');
    const bytes = range ? whole.slice(Number(range[1]), Number(range[2]) + 1) : whole;
    return new Response(bytes, {
      status: range ? 206 : 200,
      headers: {
        'Content-Type': TYPES[path.split('.').at(-1) ?? ''] ?? '',
        'Content-Length': String(bytes.byteLength),
      },
    });
  };
  const server: MediaServer = {
    fetch: async (input, init = {}) => {
      const url = new URL(String(input));
      const path = url.pathname.slice(1);
      server.requests.push(path);
      const replaced = await untilAborted(server.before(path, init), init.signal);
      if (replaced) return replaced;
      const isSigned = path.endsWith('.webp') || url.searchParams.get('token') === String(token);
      return isSigned ? answer(path, init) : new Response('', { status: 403 });
    },
    texts: new Map(),
    requests: [],
    endAddresses: () => {
      token += 1;
    },
    getPlayback: async (classId) => ({
      hls: `${HOST}${classId}/master.m3u8?token=${token}`,
      captions: [
        { language: 'en', label: 'English', src: `${HOST}${classId}/en.vtt?token=${token}` },
      ],
    }),
    before: () => null,
  };
  return server;
};
