import { createPackDocuments } from '@gschool/domain/content-pack';
import { parseSnapshot } from '@gschool/domain/snapshot';
import { describe, expect, it, vi } from 'vitest';

import { createDemoPack } from '../../../mocks/src/content/createDemoPack';
import { createPack } from '../testing/packs';
import { createSnapshot, type StoredDocument } from './createSnapshot';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const warn = vi.fn<(line: string) => void>();

const product = (id: string, changes: object = {}, updatedAt?: string): StoredDocument => ({
  path: `products/${id}`,
  data: {
    active: true,
    name: `The ${id}`,
    description: 'A mat.',
    images: ['art:object/mat/1'],
    role: null,
    tax_code: 'txcd_1',
    metadata: { category: 'mats', rank: '1', supplier: 'Ada' },
    ...changes,
  },
  updatedAt,
});

const price = (id: string, changes: object = {}, updatedAt?: string): StoredDocument => ({
  path: `products/${id}/prices/${id}-1`,
  data: { active: true, unit_amount: 2400, currency: 'usd', metadata: { stock: '17' }, ...changes },
  updatedAt,
});

describe('a snapshot', () => {
  it('contains the products that are sold, without the number in stock and other fields', () => {
    const { products } = createSnapshot([product('mat'), price('mat')], NOW, warn);
    expect(products).toMatchObject([{ id: 'mat', name: 'The mat', category: 'mats' }]);
    expect(products[0]?.variants).toMatchObject([{ amount: 2400, stock: 1 }]);
    expect(JSON.stringify(products)).not.toMatch(/17|txcd|supplier|Ada/);
  });

  it('leaves out plans, shipping, archived products and products without a price', () => {
    const documents = [
      product('plan', { role: 'premium' }),
      price('plan'),
      product('post', { metadata: { kind: 'delivery' } }),
      price('post'),
      product('old', { active: false }),
      price('old'),
      product('free'),
    ];
    expect(createSnapshot(documents, NOW, warn).products).toEqual([]);
  });

  it('leaves out prices in another currency, as the shop does', () => {
    warn.mockClear();
    const documents = [
      product('mat'),
      price('mat'),
      product('tee', { metadata: { category: 'wear', rank: '2' } }),
      price('tee', { currency: 'eur' }),
    ];
    expect(createSnapshot(documents, NOW, warn).products.map(({ id }) => id)).toEqual(['mat']);
    expect(warn).toHaveBeenCalledWith('Left out: prices of products/tee in another currency');
  });

  it('dates a product by its last change, also of a price, and invents no date', () => {
    const [dated] = createSnapshot(
      [
        product('mat', {}, '2026-11-01T00:00:00.000Z'),
        price('mat', {}, '2026-11-20T00:00:00.000Z'),
      ],
      NOW,
      warn,
    ).products;
    expect(dated?.updatedAt).toBe('2026-11-20T00:00:00.000Z');
    expect(
      createSnapshot([product('mat'), price('mat')], NOW, warn).products[0],
    ).not.toHaveProperty('updatedAt');
  });

  it('contains the events, and nothing that only subscribers may read', () => {
    const pack = createDemoPack(new Date(NOW));
    const documents = createPackDocuments(pack, { base: '', now: new Date(NOW) });
    const snapshot = createSnapshot(documents, NOW, warn);
    expect(snapshot.events).toHaveLength(pack.events.length);
    expect(snapshot.events[0]).toMatchObject({ title: 'Open floor: wake the spine' });
    expect(snapshot.products).toEqual([]);
    const text = JSON.stringify(snapshot);
    expect(text).not.toMatch(/live\.gschool|joinUrl|replayVideoId|m3u8/);
    const secret = pack.videos.find((video) => !video.public)!;
    expect(text).not.toContain(secret.id);
  });

  it('leaves out what has an id that would break its address', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const ids = ['%2F', '..', '.', '__a__', 'a b'];
    const event = { title: 'E', startsAt: '2026-12-01T00:00:00Z', durationMinutes: 5 };
    const documents = [
      product('mat'),
      price('mat'),
      ...ids.flatMap((id) => [
        product(id),
        price(id),
        { ...price('mat'), path: `products/mat/prices/${id}` },
        { path: `events/${id}`, data: event },
      ]),
    ];
    const snapshot = createSnapshot(documents, NOW, warn);
    expect(snapshot.products.map(({ id }) => id)).toEqual(['mat']);
    expect(snapshot.products[0]?.variants.map(({ id }) => id)).toEqual(['mat-1']);
    expect(snapshot.events).toEqual([]);
    expect(warned.mock.calls.flat().join('\n')).toContain('products/__a__: its id');
    warned.mockRestore();
  });

  it.each(['..', '%2F', '__a__'])(
    'with the id %j, edited by hand, is refused by the build',
    (id) => {
      const snapshot = createSnapshot([product('mat'), price('mat')], NOW, warn);
      const products = snapshot.products.map((one) => ({ ...one, id }));
      expect(() => parseSnapshot({ ...snapshot, products })).toThrow('is no id');
    },
  );

  it('is valid JSON for the build', () => {
    const documents = createPackDocuments(createPack(['a']), { base: '', now: new Date(NOW) });
    const snapshot = createSnapshot([...documents, product('mat'), price('mat')], NOW, warn);
    expect(parseSnapshot(JSON.parse(JSON.stringify(snapshot)))).toEqual(snapshot);
  });
});
