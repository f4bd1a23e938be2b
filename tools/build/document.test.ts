import { describe, expect, it } from 'vitest';

import { fillTemplate, findPolicyViolations } from './document';

const template =
  '<html><head><!--app-head--><link rel="stylesheet" href="/assets/index.css"></head>' +
  '<body><div id="root"><!--app-html--></div></body></html>';
const parts = {
  html: '<p>$& costs</p>',
  title: 'A & B',
  description: '',
  styles: [],
  scripts: [],
  fonts: [],
};

describe('fillTemplate', () => {
  it('inserts markup unchanged and escapes texts', () => {
    const page = fillTemplate(template, { ...parts, path: '/a' });
    expect(page).toContain('<div id="root" data-prerendered="/a"><p>$& costs</p></div>');
    expect(page).toContain('<title>A &amp; B</title>');
  });

  it('names each file once', () => {
    const page = fillTemplate(template, {
      ...parts,
      styles: ['assets/index.css', 'assets/home.css'],
      scripts: ['assets/home.js'],
    });
    expect(page.match(/index\.css/g)).toHaveLength(1);
    expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/home.css">');
    expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/home.js">');
  });

  it('throws if a placeholder is missing', () => {
    expect(() => fillTemplate('<html></html>', parts)).toThrow('<!--app-head-->');
  });
});

describe('policyFaults', () => {
  it.each([
    '<p style="color: red">',
    "<svg STYLE='a'>",
    '<button onclick="go()">',
    '<style>p{}</style>',
    '<script>go()</script>',
  ])('finds %s', (markup) => {
    expect(findPolicyViolations(markup)).toHaveLength(1);
  });

  it('accepts presentation attributes and external files', () => {
    expect(
      findPolicyViolations('<rect fill="red" data-style="x"/><script src="/a.js"></script>'),
    ).toEqual([]);
  });
});
