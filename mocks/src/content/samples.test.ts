import { describe, expect, it } from 'vitest';
import { getPackText } from '@gschool/domain/content-pack';

import stored from '../../samples.json';
import { createDemoPack } from './createDemoPack';
import { demoSamples } from './samples';

describe('mocks/samples.json', () => {
  it('contains exactly the public classes; `npm run samples` writes it', () => {
    expect(stored).toEqual(demoSamples());
    expect(stored.classes.length).toBeGreaterThanOrEqual(6);
    expect(stored.classes.length).toBeLessThanOrEqual(9);
  });

  it('contains only titles, names, biographies and pictures', () => {
    expect(new Set(stored.classes.flatMap(Object.keys))).toEqual(new Set(['title', 'poster']));
    expect(new Set(stored.instructors.flatMap(Object.keys))).toEqual(
      new Set(['id', 'name', 'bio', 'portrait']),
    );
    const hidden = createDemoPack(new Date('2026-11-21T12:00:00Z')).videos.filter(
      (video) => !video.public,
    );
    const text = JSON.stringify(stored);
    expect(hidden.filter(({ title }) => text.includes(getPackText(title, 'en')))).toEqual([]);
  });
});
