import { afterAll, describe, expect, it } from 'vitest';

import { server } from './server';
import { recordOperations } from './recordOperations';
import { documentCases, documentOperations, createDocumentContext, runCase } from './documents';

const recordedOperations = recordOperations(server);

afterAll(() => server.close());

// The cases are independent, so transactions can wait for their retries in parallel.
describe.concurrent('the mock’s documents', { timeout: 30_000 }, () => {
  it.each(documentCases.map((each) => [each.name, each] as const))('%s', async (name, each) => {
    const outcome = await runCase(each, createDocumentContext(name, { projectId: 'demo-gschool' }));
    expect(outcome).toEqual(each.expected);
  });
});

it('the cases have unique ids', () => {
  const ids = documentCases.map(({ name }) => createDocumentContext(name, { projectId: 'x' }).id);
  expect(new Set(ids).size).toBe(documentCases.length);
});

it('the cases cover every operation', () => {
  expect(recordedOperations()).toEqual(documentOperations);
});
