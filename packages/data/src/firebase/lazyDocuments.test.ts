import { expect, it, vi } from 'vitest';

import { createLazyDocuments } from './lazyDocuments';
import type { OpenedDocuments } from './openDocuments';

type Code = typeof import('./openDocuments');

const opened = { db: {} } as OpenedDocuments;

it('loads Firestore at the first use, once', async () => {
  const load = vi.fn(async () => ({}) as Code);
  const open = vi.fn(() => opened);
  const openDocuments = createLazyDocuments(load, open);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([openDocuments(), openDocuments()])).toEqual([opened, opened]);
  expect(load).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledOnce();
});

it('is offline while its code cannot be loaded, and tries again', async () => {
  const load = vi
    .fn(async () => ({}) as Code)
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /a.js'));
  const openDocuments = createLazyDocuments(load, () => opened);
  await expect(openDocuments()).rejects.toMatchObject({ info: { kind: 'offline' } });
  await expect(openDocuments()).resolves.toBe(opened);
});

it('throws unavailable "documents" where it cannot be initialized, and warns once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const openDocuments = createLazyDocuments(
    async () => ({}) as Code,
    () => {
      throw new Error('Service firestore is not available');
    },
  );
  const missing = { info: { kind: 'unavailable', what: 'documents' } };
  await expect(openDocuments()).rejects.toMatchObject(missing);
  await expect(openDocuments()).rejects.toMatchObject(missing);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
