import { describe, expect, it } from 'vitest';

import { collectCsv, toCsvRow } from './csv';

describe('a row of a CSV file', () => {
  it.each([
    ['=HYPERLINK("https://evil.example";"x")', `"'=HYPERLINK(""https://evil.example"";""x"")"`],
    ['+1+1', "'+1+1"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['  =1', `'  =1`],
    ['＝1+1', "'＝1+1"],
  ])('makes a text of the formula %j', (value, cell) => {
    expect(toCsvRow([value])).toBe(`${cell}\r\n`);
  });

  it('quotes what would end a cell, and keeps everything else', () => {
    expect(
      toCsvRow(['a,b', 'a;b', 'say "hi"', 'two\nlines', ' padded ', 'نور', "O'Neil", 'a-b']),
    ).toBe('"a,b","a;b","say ""hi""","two\nlines"," padded ",نور,O\'Neil,a-b\r\n');
  });

  it('leaves numbers as numbers, and nothing empty', () => {
    expect(toCsvRow([-5, 0, true, null, undefined, ''])).toBe('-5,0,true,,,\r\n');
  });
});

describe('a CSV file', () => {
  it('begins with a byte order mark, and has all pages', async () => {
    const counts: number[] = [];
    async function* pages() {
      yield [['a', 1]];
      yield [
        ['b', 2],
        ['=c', 3],
      ];
    }
    const blob = await collectCsv(['name', 'n'], pages(), (count) => counts.push(count));
    const bytes = new Uint8Array(await blob.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe("name,n\r\na,1\r\nb,2\r\n'=c,3\r\n");
    expect(counts).toEqual([1, 3]);
  });
});
