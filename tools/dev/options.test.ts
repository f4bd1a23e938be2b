import { describe, expect, it } from 'vitest';

import { parseStartOptions } from './options';

describe('parseStartOptions', () => {
  it('has the ports of the README', () => {
    expect(parseStartOptions([])).toEqual({
      content: undefined,
      isLive: false,
      usesEmulators: false,
      ports: [5173, 5174, 6006],
    });
  });

  it('runs on the emulators only with the demo’s content', () => {
    expect(parseStartOptions(['--emulators'])).toMatchObject({ usesEmulators: true });
    expect(() => parseStartOptions(['--emulators', '--live'])).toThrow('without --live');
    expect(() => parseStartOptions(['--emulators', '--content', 'pack'])).toThrow('--content');
  });

  it('rejects unknown options', () => {
    expect(() => parseStartOptions(['--ports', '1,2'])).toThrow('three numbers');
    expect(() => parseStartOptions(['--contents', 'x'])).toThrow();
  });
});
