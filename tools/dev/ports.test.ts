import { createServer } from 'node:net';

import { expect, it } from 'vitest';

import { findFreePorts, takenPorts } from './ports';
import { parsePreviewPorts } from './startPreview';

it('finds different ports for two that ask at the same time, and none that is in use', async () => {
  const [first, second] = await Promise.all([findFreePorts(3), findFreePorts(3)]);
  expect(new Set([...first, ...second]).size).toBe(6);
  expect(await takenPorts([...first, ...second])).toEqual([]);
});

it('says which ports are in use', async () => {
  const [port = 0, free = 0] = await findFreePorts(2);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    expect(await takenPorts([port, free])).toEqual([port]);
  } finally {
    server.close();
  }
});

it('reads the ports of a preview', () => {
  expect(parsePreviewPorts('1,2,3')).toEqual({ site: 1, shop: 2, storybook: 3 });
  expect(parsePreviewPorts()).toEqual({ site: 4173, shop: 4174, storybook: 4175 });
  expect(() => parsePreviewPorts('1,two,3')).toThrow('three ports');
});
