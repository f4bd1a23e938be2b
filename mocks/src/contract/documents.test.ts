import { server } from './server';
import { afterAll, describe, expect, it } from 'vitest';
import { listenTo } from './asked';
import { documentCases, documentOperations, makeBed, outcomeOf } from './documents';

const asked = listenTo(server);

afterAll(() => server.close());

// Each has a corner of its own; what a lost race waits before it tries again is waited at once.
describe.concurrent('the mock’s documents', { timeout: 30_000 }, () => {
  it.each(documentCases.map((each) => [each.name, each] as const))('%s', async (name, each) => {
    const outcome = await outcomeOf(each, makeBed(name, { projectId: 'demo-gschool' }));
    expect(outcome).toEqual(each.expected);
  });
});

it('were asked for every operation', () => {
  expect(asked()).toEqual(documentOperations);
});
