import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openStream, type StreamOptions } from './openStream';

const opened: string[] = [];

class FakeHls {
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
vi.mock('hls.js/light', () => ({ default: FakeHls }));

const options = (changes: Partial<StreamOptions>): StreamOptions => ({
  video: new EventTarget() as HTMLVideoElement,
  src: 'one.m3u8',
  startAt: 0,
  onFault: () => {},
  onQualities: () => {},
  onLevel: () => {},
  isOver: () => false,
  ...changes,
});

beforeEach(() => {
  opened.length = 0;
});

describe('an HLS film', () => {
  it('takes the element and opens its playlist', async () => {
    await openStream(options({}));
    expect(opened).toEqual(['attached', 'one.m3u8']);
  });

  it('leaves the element to the film that was opened while its player was on its way', async () => {
    const stream = await openStream(options({ isOver: () => true }));
    await openStream(options({ src: 'two.m3u8' }));
    stream.close();
    expect(opened).toEqual(['attached', 'two.m3u8']);
  });
});
