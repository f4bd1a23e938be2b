import { server } from './server';
import { afterAll, describe, expect, it } from 'vitest';
import { documentCases, makeBed, outcomeOf } from './documents';

afterAll(() => server.close());

describe('the mock’s documents', () => {
  it.each(documentCases.map((each) => [each.name, each] as const))('%s', async (name, each) => {
    expect(await outcomeOf(each, makeBed(name, { projectId: 'demo-gschool' }))).toEqual(
      each.expected,
    );
  });
});
