import { afterEach, expect, it, vi } from 'vitest';

import { saveFile } from './saveFile';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('saves a file, which the browser may read half a minute later', async () => {
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(`${this.download} ${this.href}`);
  });
  saveFile('event.ics', new Blob(['BEGIN:VCALENDAR']));
  expect(names).toEqual(['event.ics blob:1']);
  vi.advanceTimersByTime(30_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledWith('blob:1');
});
