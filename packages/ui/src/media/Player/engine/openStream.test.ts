import { beforeEach, describe, expect, it, vi } from 'vitest';

import { openStream, type StreamOptions } from './openStream';

const opened: string[] = [];

class MockHls {
  static Events = {};
  static ErrorTypes = {};
  static isSupported = () => true;
  on() {}
  attachMedia() {
    opened.push('attached');
  }
  loadSource(src: string) {
    opened.push(src);
  }
  destroy() {
    opened.push('destroyed');
  }
}
vi.mock('hls.js/light', () => ({ default: MockHls }));

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
});

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
