import { describe, expect, it } from 'vitest';

import { prerenderPaths, render } from '../entry.server';
import { paths } from './paths';

// The snapshot of unit tests is tools/build/testing/snapshot.json.
const event = paths.event('winter-opening');
/** The event starts at 17:00 and takes an hour. */
const before = Date.parse('2027-01-08T09:00:00Z');
const after = Date.parse('2027-01-10T18:00:01Z');

describe('the prerendered pages of a snapshot', () => {
  it('have the event with its time in UTC, and reserve what depends on the time of the visit', async () => {
    expect(prerenderPaths).toContain(event);
    const page = await render(event, before);
    expect(page).toMatchObject({
      title: 'Winter opening · Gschool',
      description: 'The first class of the year.',
      isIndexed: true,
    });
    expect(page.html).toContain('Sunday, January 10, 2027');
    expect(page.html).toContain('5:00 PM – 6:00 PM');
    expect(page.html).toContain('data-reserved="true"');
    expect(page.html).not.toContain('Join');
    expect(page.modifiedOn).toBeUndefined();
  });

  it('link the events for readers without scripts', async () => {
    const { html } = await render(paths.events, before);
    expect(html).toMatch(new RegExp(`<noscript><ul><li><a href="${event}">Winter opening</a>`));
  });

  it('link no event that is over', async () => {
    const { html } = await render(paths.events, after);
    expect(html).not.toContain(event);
  });
});

describe('the pages of instructors', () => {
  it('are those of the samples, beside the founder', async () => {
    expect(prerenderPaths).toEqual(
      expect.arrayContaining([paths.about.person('lena'), paths.about.person('gaia')]),
    );
    expect(new Set(prerenderPaths).size).toBe(prerenderPaths.length);
    expect(await render(paths.about.person('lena'))).toMatchObject({
      title: 'Lena Brandt · Gschool',
      description: expect.stringMatching(/^Lena came to yoga/),
      isIndexed: true,
    });
    expect((await render(paths.about.person('gaia'))).title).toBe('Meet Gaia · Gschool');
    expect(await render(paths.about.person('unknown'))).toMatchObject({ isIndexed: false });
  });
});
