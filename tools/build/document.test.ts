import { describe, expect, it } from 'vitest';

import { createDocument, findPolicyViolations, getPolicyDigest } from './document';

const template =
  '<html><head><!--app-head--><script src="/theme-init.js"></script></head>' +
  '<body><div id="root"><!--app-html--></div>' +
  '<script type="module" src="/src/entry.client.tsx"></script></body></html>';
const parts = {
  html: '<p>$& costs</p>',
  title: 'A & B',
  description: '',
  styles: [
    { file: 'assets/app.css', text: 'p{color:red}\n' },
    { file: 'assets/home.css', text: 'a{color:blue}' },
  ],
  entry: '/assets/index.js',
  imports: ['assets/react.js'],
  script: 'start()',
};

describe('createDocument', () => {
  it('inserts markup unchanged and escapes texts', () => {
    const { html } = createDocument(template, { ...parts, path: '/a', state: '{"name":"x"}' });
    expect(html).toContain(
      '<div id="root" data-prerendered="/a" data-state="{&quot;name&quot;:&quot;x&quot;}"><p>$& costs</p></div>',
    );
    expect(html).toContain('<title>A &amp; B</title>');
  });

  it('contains JSON that the browser reads unchanged, and that never looks like code', () => {
    const content = JSON.stringify({ name: `A "mat" & 'strap'`, text: '<b> style="x" onclick=y' });
    const { html, digests } = createDocument(template, { ...parts, path: '/a', content });
    const [, attribute = ''] = /data-content='([^']*)'/.exec(html) ?? [];
    const decoded = attribute.replace(
      /&(amp|lt|gt|#39);/g,
      (_all, name: string) => ({ amp: '&', lt: '<', gt: '>', '#39': "'" })[name]!,
    );
    expect(JSON.parse(decoded)).toEqual(JSON.parse(content));
    expect(findPolicyViolations(html, digests)).toEqual([]);
  });

  it('contains the style sheets of a page in order, and loads none', () => {
    const { html } = createDocument(template, { ...parts, path: '/a' });
    expect(html).toContain('<style>p{color:red}\na{color:blue}</style>');
    const links = html.match(/<link rel="stylesheet"[^>]*>/g);
    expect(links).toEqual([
      '<link rel="stylesheet" href="/assets/app.css" disabled>',
      '<link rel="stylesheet" href="/assets/home.css" disabled>',
    ]);
  });

  it('is painted only with its whole header', () => {
    const link = '<link rel="expect" href="#header-end" blocking="render">';
    const html = '<header><span id="header-end" hidden=""></span></header>';
    expect(createDocument(template, { ...parts, html, path: '/a' }).html).toContain(link);
    // A page without a header must not contain an element that delays painting.
    expect(createDocument(template, { ...parts, path: '/a' }).html).not.toContain('expect');
  });

  it('keeps web fonts from the first paint, but not the faces of local fonts', () => {
    const web = '@font-face{src:url(/assets/a.woff2);font-family:A}';
    const local = '@font-face{src:local(Arial);font-family:B}';
    const styles = [{ file: 'assets/app.css', text: `${web}${local}p{color:red}` }];
    const { html, digests } = createDocument(template, { ...parts, styles, path: '/a' });
    expect(html).toContain(`<style>${local}p{color:red}</style>`);
    expect(html).toContain(
      `<style id="web-fonts" media="print" data-preload="/assets/a.woff2">${web}</style>`,
    );
    expect(html).toContain(`<noscript><style>${web}</style></noscript>`);
    expect(findPolicyViolations(html, digests)).toEqual([]);
  });

  it('names the entry of a prerendered page for the inline script, and loads no other script', () => {
    const { html } = createDocument(template, { ...parts, path: '/a' });
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script data-entry="/assets/index.js">']);
    expect(html).not.toContain('modulepreload');
  });

  it('contains structured data that no text can end and no policy has to allow', () => {
    const structuredData = [{ '@type': 'Movie', name: '</script><script>go()</script> & $&' }];
    const { html, digests } = createDocument(template, { ...parts, path: '/a', structuredData });
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': structuredData,
    });
    expect(digests.scripts).toEqual([getPolicyDigest('start()')]);
    expect(findPolicyViolations(html, digests)).toEqual([]);
    // The script for the first paint is still the first script.
    expect(html.match(/<script[^>]*>/)?.[0]).toBe('<script data-entry="/assets/index.js">');
    expect(createDocument(template, { ...parts, path: '/a' }).html).not.toContain('ld+json');
  });

  it('starts the app of a shell at once', () => {
    const { html } = createDocument(template, parts);
    expect(html).toContain('<script type="module" src="/assets/index.js"></script>');
    expect(html).toContain('<link rel="modulepreload" href="/assets/react.js">');
    expect(html).not.toContain('data-entry');
  });

  it('returns the digests of its inline code', () => {
    const { html, digests } = createDocument(template, { ...parts, path: '/a' });
    expect(digests.scripts).toEqual([getPolicyDigest('start()')]);
    expect(findPolicyViolations(html, digests)).toEqual([]);
    expect(findPolicyViolations(html, { scripts: [], styles: [] })).toHaveLength(4);
  });

  it('throws if a placeholder is missing', () => {
    expect(() => createDocument('<html></html>', parts)).toThrow('<!--app-head-->');
  });
});

describe('findPolicyViolations', () => {
  it.each([
    '<p style="color: red">',
    "<svg STYLE='a'>",
    '<button onclick="go()">',
    '<style>p{}</style>',
    '<script>go()</script>',
    '<script type="module">go()</script>',
    '<script type="application/ld+json" data-x>go()</script>',
    '<script type="text/javascript" title="application/ld+json">go()</script>',
  ])('finds %s', (markup) => {
    expect(findPolicyViolations(markup, { scripts: [], styles: [] })).toHaveLength(1);
  });

  it('accepts presentation attributes, external files and data', () => {
    const markup =
      '<rect fill="red" data-style="x"/><script src="/a.js"></script>' +
      '<script type="application/ld+json">{}</script>';
    expect(findPolicyViolations(markup, { scripts: [], styles: [] })).toEqual([]);
  });
});
