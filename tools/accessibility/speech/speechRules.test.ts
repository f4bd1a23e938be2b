import { describe, expect, it } from 'vitest';

import type { AnnouncedItem } from './items';
import { findRepetitions, findSilent, findAnnouncedTwice, findUnnamed } from './speechRules';

const item = (role: string, name: string, isContainer = false): AnnouncedItem => ({
  phrase: [role, name].filter(Boolean).join(', '),
  role,
  name,
  isContainer,
  isCurrent: false,
  about: '<main>',
});

describe('a control without a name', () => {
  it.each(['button', 'link', 'textbox', 'slider', 'image', 'menuitemradio'])('%s', (role) => {
    expect(findUnnamed([item(role, '')])).toHaveLength(1);
    expect(findUnnamed([item(role, 'Save')])).toEqual([]);
  });

  it('is neither a text nor a list', () => {
    expect(findUnnamed([item('text', ''), item('list', '')])).toEqual([]);
  });
});

describe('a repetition', () => {
  it('is the text of a picture beside a link of the same name', () => {
    expect(findRepetitions([item('image', 'Moon flow'), item('link', 'Moon flow')])).toHaveLength(
      1,
    );
  });

  it('ignores punctuation and capitals', () => {
    expect(findRepetitions([item('text', 'Moon flow.'), item('link', 'moon flow')])).toHaveLength(
      1,
    );
  });

  it('is a name that consists of the same words twice', () => {
    expect(findRepetitions([item('link', 'Moon flow Moon flow')])).toHaveLength(1);
    expect(findRepetitions([item('heading', 'No, no')])).toEqual([]);
  });

  it('is not the heading after the current breadcrumb', () => {
    const crumb = { ...item('text', 'Checkout'), isCurrent: true };
    expect(findRepetitions([crumb, item('heading', 'Checkout')])).toEqual([]);
    expect(findRepetitions([crumb, item('link', 'Checkout')])).toHaveLength(1);
  });

  it('is not the heading of a region that it names', () => {
    expect(findRepetitions([item('region', 'Plans', true), item('heading', 'Plans')])).toEqual([]);
    expect(
      findRepetitions([item('dialog', 'Captions', true), item('group', 'Captions', true)]),
    ).toHaveLength(1);
  });
});

describe('a change of state', () => {
  it('is announced twice by two regions, or by a region and the focus', () => {
    expect(findAnnouncedTwice(['polite: Added', 'assertive: Added'])).toHaveLength(2);
    expect(findAnnouncedTwice(['assertive: Wrong password', 'alert, Wrong password'])).toHaveLength(
      1,
    );
  });

  it('is announced once', () => {
    expect(findAnnouncedTwice(['polite: Added', 'button, Added to cart'])).toEqual([]);
    expect(findAnnouncedTwice(['button, Save', 'polite: Saved'])).toEqual([]);
  });

  it('is silent if its region is new', () => {
    expect(findSilent(['silent: Saved', 'polite: Sent'])).toEqual(['silent: Saved']);
  });
});
