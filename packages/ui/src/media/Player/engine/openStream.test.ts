import type Hls from 'hls.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openStream, type StreamOptions } from './openStream';
import { preloadStream } from './preloadStream';

const opened: string[] = [];

type Handler = (event: string, data: object) => void;
type SetUpRequest = (xhr: { open: (method: string, url: string) => void }, url: string) => void;

let isSupported = true;
let config: { startPosition?: number } = {};
let handlers = new Map<string, Handler>();
let setUpRequest: SetUpRequest;
type Policy = Hls['config']['fragLoadPolicy'];
let fragmentPolicy: Policy;

let levels: { details?: object; height?: number }[] = [];

class MockHls {
  static Events = {
    ERROR: 'error',
    MANIFEST_PARSED: 'manifestParsed',
    LEVEL_LOADED: 'levelLoaded',
    FRAG_BUFFERED: 'fragBuffered',
  };
  static ErrorTypes = { MEDIA_ERROR: 'mediaError' };
  static DefaultConfig = Object.fromEntries(
    ['manifest', 'playlist', 'frag', 'key'].map((kind) => [
      `${kind}LoadPolicy`,
      { default: { errorRetry: { maxNumRetry: 6, retryDelayMs: 1000, maxRetryDelayMs: 8000 } } },
    ]),
  );
  static isSupported = () => isSupported;
  constructor({ xhrSetup, fragLoadPolicy }: { xhrSetup: SetUpRequest; fragLoadPolicy: Policy }) {
    setUpRequest = xhrSetup;
    fragmentPolicy = fragLoadPolicy;
  }
  levels = levels;
  audioTracks = [];
  config = config;
  on(name: string, handler: Handler) {
    handlers.set(name, handler);
  }
  startLoad(at = -1) {
    opened.push(at === -1 ? 'started' : `started at ${at}`);
  }
  stopLoad() {
    opened.push('stopped');
  }
  attachMedia() {
    opened.push('attached');
  }
  loadSource(src: string) {
    opened.push(src);
  }
  recoverMediaError() {
    opened.push('recovered');
  }
  destroy() {
    opened.push('destroyed');
  }
}
vi.mock('hls.js', () => ({ default: MockHls }));

const options = (changes: Partial<StreamOptions>): StreamOptions => ({
  video: new EventTarget() as HTMLVideoElement,
  src: 'one.m3u8',
  startAt: 0,
  onError: () => {},
  onQualities: () => {},
  onLevel: () => {},
  isCancelled: () => false,
  ...changes,
});

beforeEach(() => {
  opened.length = 0;
  isSupported = true;
  config = {};
  levels = [{ details: {} }, {}];
  handlers = new Map();
});
afterEach(() => vi.unstubAllGlobals());

describe('an HLS video', () => {
  it('attaches the element and loads its playlist', async () => {
    await openStream(options({}));
    expect(opened).toEqual(['attached', 'one.m3u8']);
  });

  it('does not attach the element if another video was opened meanwhile', async () => {
    const stream = await openStream(options({ isCancelled: () => true }));
    await openStream(options({ src: 'two.m3u8' }));
    stream.close();
    expect(opened).toEqual(['attached', 'two.m3u8']);
  });
});

describe('a request of a video', () => {
  it.each<[status: number, count: number, isRetried: boolean]>([
    [429, 0, true],
    [429, 5, true],
    [429, 6, false],
    [408, 0, true],
    [403, 0, false],
    [404, 0, false],
  ])(
    'that was answered with %i is sent again after %i retries: %s',
    async (code, count, isRetried) => {
      await openStream(options({}));
      const retry = fragmentPolicy.default.errorRetry;
      expect(retry).toMatchObject({ maxNumRetry: 6, retryDelayMs: 1000 });
      expect(retry?.shouldRetry?.(retry, count, false, { url: '', code }, false)).toBe(isRetried);
      // What hls.js retries stays so.
      expect(retry?.shouldRetry?.(retry, 0, false, { url: '', code: 503 }, true)).toBe(true);
    },
  );
});

describe('a preloaded video', () => {
  const emit = (name: string, data: object = {}) => handlers.get(name)?.(name, data);

  it('continues in the player, which learns what was read', async () => {
    levels = [{ details: { m3u8: '' }, height: 360 }, { height: 720 }];
    await preloadStream('one.m3u8');
    const onQualities = vi.fn();
    await openStream(options({ onQualities }));
    expect(opened).toEqual(['one.m3u8', 'attached']);
    expect(onQualities.mock.calls).toEqual([
      [
        [
          { index: 0, height: 360 },
          { index: 1, height: 720 },
        ],
      ],
    ]);
  });

  it('begins at the position that the player knows', async () => {
    levels = [{ details: { m3u8: '' } }, {}];
    await preloadStream('one.m3u8');
    await openStream(options({ startAt: 90 }));
    expect(opened).toEqual(['one.m3u8', 'attached', 'started at 90']);
  });

  it('begins at the position also while its playlist loads', async () => {
    levels = [];
    await preloadStream('one.m3u8');
    await openStream(options({ startAt: 90 }));
    expect(opened).toEqual(['one.m3u8', 'attached']);
    expect(config.startPosition).toBe(90);
  });

  it('whose protection no browser supports is reported', async () => {
    const key = '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://a",KEYFORMAT="com.apple"';
    levels = [{ details: { m3u8: `#EXTM3U\n${key}\n` } }];
    await preloadStream('one.m3u8');
    const onError = vi.fn();
    const video = Object.assign(new EventTarget(), { readyState: 0 });
    await openStream(options({ video: video as unknown as HTMLVideoElement, onError }));
    expect(onError.mock.calls).toEqual([['protected']]);
  });

  it('that fails is requested again by the player', async () => {
    await preloadStream('one.m3u8');
    emit('error', { fatal: false });
    await openStream(options({}));
    expect(opened).toEqual(['one.m3u8', 'destroyed', 'attached', 'one.m3u8']);
  });

  it('is discarded when another one opens, or none for a while', async () => {
    await preloadStream('one.m3u8');
    await openStream(options({ src: 'two.m3u8' }));
    expect(opened).toEqual(['one.m3u8', 'destroyed', 'attached', 'two.m3u8']);
    vi.useFakeTimers();
    await preloadStream('three.m3u8');
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    expect(opened.at(-1)).toBe('destroyed');
  });
});

describe('a video that cannot be played', () => {
  const openEmpty = async () => {
    const onError = vi.fn();
    const video = Object.assign(new EventTarget(), { error: null, readyState: 0 });
    await openStream(options({ video: video as unknown as HTMLVideoElement, onError }));
    return onError;
  };
  const fail = (type: string, details: string) =>
    handlers.get('error')?.('error', { fatal: true, type, details });

  it('for its format is reported at once, because no recovery can help', async () => {
    const onError = await openEmpty();
    fail('mediaError', 'manifestIncompatibleCodecsError');
    expect(onError.mock.calls).toEqual([['format']]);
    expect(opened).not.toContain('recovered');
  });

  it('for a damaged part is recovered once', async () => {
    const onError = await openEmpty();
    fail('mediaError', 'fragParsingError');
    expect(opened.at(-1)).toBe('recovered');
    expect(onError).not.toHaveBeenCalled();
    fail('mediaError', 'fragParsingError');
    expect(onError.mock.calls).toEqual([['media']]);
  });

  it('without its sound is reported, even if its picture arrives', async () => {
    const onError = vi.fn();
    const video = Object.assign(new EventTarget(), {
      error: null,
      readyState: 4,
      currentTime: 0,
      buffered: { length: 1, start: () => 0, end: () => 30 },
    });
    await openStream(options({ video: video as unknown as HTMLVideoElement, onError }));
    const part = (type: string) => ({ frag: { type } });
    handlers.get('error')?.('error', {
      fatal: true,
      type: 'networkError',
      details: 'fragLoadError',
      ...part('audio'),
    });
    handlers.get('fragBuffered')?.('fragBuffered', part('main'));
    Object.assign(video, { readyState: 2 });
    video.dispatchEvent(new Event('waiting'));
    expect(onError.mock.calls).toEqual([['network']]);
  });

  it('for its protection is reported when the playlist is read', async () => {
    const onError = await openEmpty();
    const key =
      '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://a",KEYFORMAT="com.apple.streamingkeydelivery"';
    handlers.get('levelLoaded')?.('levelLoaded', { details: { m3u8: '#EXTM3U\n#EXTINF:6,' } });
    expect(onError).not.toHaveBeenCalled();
    handlers.get('levelLoaded')?.('levelLoaded', { details: { m3u8: `#EXTM3U\n${key}\n` } });
    expect(onError.mock.calls).toEqual([['protected']]);
    expect(opened.at(-1)).toBe('stopped');
  });
});

describe('a renewed address', () => {
  const FUNCTION = 'https://function.example/playback/one/';
  const SEGMENT = 'https://storage.example/media/360p/seg_001.m4s';
  const playlists: Record<string, string> = {
    [`${FUNCTION}master.m3u8?ends=2`]:
      '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n360p/index.m3u8?ends=2\n',
    [`${FUNCTION}360p/index.m3u8?ends=2`]: `#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="https://storage.example/media/a.key?sig=2"\n#EXTINF:6,\n${SEGMENT}?sig=2\n`,
  };
  const requested = (url: string) => {
    const open = vi.fn<(method: string, url: string) => void>();
    setUpRequest({ open }, url);
    return open.mock.lastCall?.[1];
  };
  /** A video whose buffer has been played. */
  const emptyVideo = () =>
    Object.assign(new EventTarget(), { error: null, readyState: 0 }) as unknown as HTMLVideoElement;

  beforeEach(() => {
    vi.stubGlobal('fetch', async (url: string) => {
      const text = playlists[url];
      return text === undefined ? new Response('', { status: 403 }) : new Response(text);
    });
  });

  it('is used for the parts that are not loaded yet, without opening the video again', async () => {
    const stream = await openStream(options({ src: `${FUNCTION}master.m3u8?ends=1` }));
    expect(requested(`${SEGMENT}?sig=1`)).toBe(`${SEGMENT}?sig=1`);
    stream.renew(`${FUNCTION}master.m3u8?ends=2`);
    await vi.waitFor(() => expect(requested(`${SEGMENT}?sig=1`)).toBe(`${SEGMENT}?sig=2`));
    expect(requested('https://storage.example/media/a.key?sig=1')).toMatch(/sig=2$/);
    expect(requested(`${FUNCTION}360p/index.m3u8?ends=1`)).toMatch(/ends=2$/);
    expect(requested('https://storage.example/media/other.m4s?sig=1')).toMatch(/sig=1$/);
    expect(opened).toEqual(['attached', `${FUNCTION}master.m3u8?ends=1`]);
  });

  it('lets a video that was refused load again, while its buffer plays', async () => {
    const onError = vi.fn();
    const video = Object.assign(new EventTarget(), {
      error: null,
      readyState: 4,
      currentTime: 0,
      buffered: { length: 1, start: () => 0, end: () => 30 },
    }) as unknown as HTMLVideoElement;
    const stream = await openStream(options({ video, onError }));
    handlers.get('error')?.('error', { response: { code: 403 } });
    stream.renew(`${FUNCTION}master.m3u8?ends=2`);
    await vi.waitFor(() => expect(opened.slice(-2)).toEqual(['stopped', 'started']));
    // The earlier rejection no longer counts.
    Object.assign(video, { readyState: 0 });
    video.dispatchEvent(new Event('waiting'));
    expect(onError).not.toHaveBeenCalled();
  });

  it('is not enough before the playlists are loaded: the video must be opened again', async () => {
    levels = [{}];
    const stream = await openStream(options({}));
    expect(stream.renew(`${FUNCTION}master.m3u8?ends=2`)).toBe(false);
  });

  it('that cannot be read changes nothing', async () => {
    const onError = vi.fn();
    const stream = await openStream(options({ video: emptyVideo(), onError }));
    stream.renew(`${FUNCTION}master.m3u8?ends=3`);
    handlers.get('error')?.('error', { response: { code: 403 } });
    await vi.waitFor(() => expect(onError).toHaveBeenCalledWith('denied'));
    expect(opened.at(-1)).toBe('stopped');
  });

  describe('in a native player', () => {
    /** An element that is reset by another address, as the HTML standard requires. */
    class NativeVideo extends EventTarget {
      currentTime = 0;
      paused = true;
      readyState = 0;
      #src = '';
      get src() {
        return this.#src;
      }
      set src(next) {
        this.#src = next;
        Object.assign(this, { currentTime: 0, paused: true, readyState: 0 });
      }
      canPlayType() {
        return 'maybe';
      }
      async play() {
        this.paused = false;
      }
      pause() {
        this.paused = true;
      }
      load() {}
      removeAttribute() {
        this.src = '';
      }
      becomeReady() {
        this.readyState = 1;
        this.dispatchEvent(new Event('loadedmetadata'));
      }
    }
    const address = (ends: number) => `${FUNCTION}master.m3u8?ends=${ends}`;
    const openNative = async () => {
      isSupported = false;
      const video = new NativeVideo();
      const stream = await openStream(
        options({ video: video as unknown as HTMLVideoElement, src: address(1) }),
      );
      expect(video.src).toBe(address(1));
      return { video, stream };
    };
    const openAt = async (currentTime: number, paused: boolean) => {
      const { video, stream } = await openNative();
      video.becomeReady();
      Object.assign(video, { currentTime, paused });
      return { video, stream };
    };
    const states = [
      ['playing', false],
      ['paused', true],
    ] as const;

    it.each(states)('opens at the same second while it is %s', async (_, paused) => {
      const { video, stream } = await openAt(1234.5, paused);
      stream.renew(address(2));
      expect(video.src).toBe(address(2));
      video.becomeReady();
      expect(video).toMatchObject({ currentTime: 1234.5, paused });
    });

    it.each(states)('keeps the second when it is renewed twice while %s', async (_, paused) => {
      const { video, stream } = await openAt(1234.5, paused);
      stream.renew(address(2));
      stream.renew(address(3));
      expect(video.src).toBe(address(3));
      video.becomeReady();
      expect(video).toMatchObject({ currentTime: 1234.5, paused });
    });

    it('plays if that is requested between two renewals', async () => {
      const { video, stream } = await openAt(1234.5, true);
      stream.renew(address(2));
      await video.play();
      stream.renew(address(3));
      video.becomeReady();
      expect(video).toMatchObject({ currentTime: 1234.5, paused: false });
    });

    it('keeps the second when it is renewed during the seek', async () => {
      const { video, stream } = await openAt(1234.5, false);
      stream.renew(address(2));
      video.becomeReady();
      stream.renew(address(3));
      video.becomeReady();
      expect(video).toMatchObject({ currentTime: 1234.5, paused: false });
    });

    it('does not seek before the video was loaded: its start is decided elsewhere', async () => {
      const { video, stream } = await openNative();
      video.addEventListener('loadedmetadata', () => Object.assign(video, { currentTime: 600 }), {
        once: true,
      });
      stream.renew(address(2));
      video.becomeReady();
      expect(video.currentTime).toBe(600);
      // No position is left over for a later load, either.
      video.currentTime = 700;
      video.dispatchEvent(new Event('loadedmetadata'));
      expect(video.currentTime).toBe(700);
    });

    it('does not seek in the video that is opened next', async () => {
      const { video, stream } = await openAt(1234.5, false);
      stream.renew(address(2));
      stream.close();
      video.becomeReady();
      expect(video).toMatchObject({ currentTime: 0, paused: true });
    });
  });
});

describe('a plain file that does not play', () => {
  it.each([
    ['is rejected by the server', 403, 4, 'denied'],
    ['has a wrong format', 200, 4, 'media'],
    ['stops in the middle', 200, 2, 'network'],
    ['cannot be reached', 0, 2, 'network'],
  ])('%s: %i and code %i are the error "%s"', async (_, status, code, expected) => {
    vi.stubGlobal('fetch', async () => {
      if (status === 0) throw new TypeError('Failed to fetch');
      return new Response('', { status });
    });
    const onError = vi.fn();
    const video = Object.assign(new EventTarget(), { src: '', error: { code } });
    await openStream(
      options({ video: video as unknown as HTMLVideoElement, src: '/one.mp4', onError }),
    );
    video.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(expected));
  });
});
