import { describe, expect, it } from 'vitest';

import { paths } from '../config/paths';
import { prerenderPaths, render } from '../entry.server';

// The snapshot for unit tests is tools/build/testing/snapshot.json.
const product = paths.product('cork-mat');

describe('the prerendered pages of a snapshot', () => {
  it('are the products, the list and all departments', () => {
    expect(prerenderPaths).toEqual(
      expect.arrayContaining([product, paths.shop, paths.department('mats')]),
    );
    expect(prerenderPaths.filter((path) => path.startsWith(paths.product('')))).toEqual([
      product,
      paths.product('cork-block'),
    ]);
  });

  it('have the product: title, description, price, department, and the date of its last change', async () => {
    const page = await render(product);
    expect(page).toMatchObject({
      title: 'Cork mat · Gschool',
      description: 'Holds a mat & a towel.',
      isIndexed: true,
      modifiedOn: '2026-11-20',
    });
    expect(page.html).toContain('€31.00');
    expect(page.html).toContain(`href="${paths.department('mats')}"`);
    // The number in stock is unknown, but the page keeps a line free for it.
    expect(page.html).not.toMatch(/In stock|Only \d+ left/);
    expect(page.html).toContain('data-level="unknown"');
    expect(JSON.parse(page.content ?? '')).toMatchObject({
      products: [{ id: 'cork-mat' }, { id: 'cork-block' }],
    });
  });

  it.each([
    [paths.shop, 'All products · Gschool', true],
    [paths.department('mats'), 'Mats · Gschool', true],
    [paths.department('home'), 'Home · Gschool', false],
  ])('list %s as “%s”, with the product: %s', async (path, title, hasProduct) => {
    const page = await render(path);
    expect(page).toMatchObject({ title, isIndexed: true });
    expect(page.html.includes(`href="${product}"`)).toBe(hasProduct);
  });

  it('contain no content of a snapshot elsewhere', async () => {
    expect((await render(paths.faq)).content).toBeUndefined();
  });
});
