import { describe, expect, it } from 'vitest';

import { extendSelection, toggleAll, toggleRow } from './rangeSelection';

const ids = ['a', 'b', 'c', 'd', 'e'];
const set = (...list: string[]) => new Set(list);

describe('a range', () => {
  it('gets the state of the row that was toggled last', () => {
    const anchor = toggleRow(set(), 'b');
    expect(extendSelection(anchor.result, anchor, 'd', ids).result).toEqual(set('b', 'c', 'd'));
    const cleared = toggleRow(set(...ids), 'b');
    expect(extendSelection(cleared.result, cleared, 'd', ids).result).toEqual(set('a', 'e'));
  });

  it('begins at the same row each time, and gives rows back when it becomes shorter', () => {
    const first = toggleRow(set('e'), 'b');
    const long = extendSelection(first.result, first, 'd', ids);
    const short = extendSelection(long.result, long, 'c', ids);
    expect(short.result).toEqual(set('e', 'b', 'c'));
    expect(extendSelection(short.result, short, 'a', ids).result).toEqual(set('e', 'a', 'b'));
  });

  it('follows the order on the screen, not the order in which the anchor was set', () => {
    const anchor = toggleRow(set(), 'b');
    const sorted = ['e', 'b', 'a', 'd', 'c'];
    expect(extendSelection(anchor.result, anchor, 'a', sorted).result).toEqual(set('b', 'a'));
  });

  it('is one row if the anchor was filtered out', () => {
    const anchor = toggleRow(set(), 'b');
    const { result, id } = extendSelection(anchor.result, anchor, 'd', ['a', 'c', 'd']);
    expect(result).toEqual(set('b', 'd'));
    expect(id).toBe('d');
  });

  it('does not bring back rows that were cleared elsewhere', () => {
    const anchor = toggleRow(set('e'), 'b');
    const range = extendSelection(anchor.result, anchor, 'c', ids);
    expect(extendSelection(set(), range, 'd', ids).result).toEqual(set('b', 'c', 'd'));
  });
});

describe('all rows', () => {
  it('are selected if one is not, and rows that are filtered out stay selected', () => {
    expect(toggleAll(set('z', 'a'), ids)).toEqual(set('z', ...ids));
  });

  it('are cleared if all are selected', () => {
    expect(toggleAll(set('z', ...ids), ids)).toEqual(set('z'));
  });
});
