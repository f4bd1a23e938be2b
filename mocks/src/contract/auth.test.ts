import { afterAll, describe, expect, it } from 'vitest';

import { server } from './server';
import { recordOperations } from './recordOperations';
import { authCases, authOperations, createAuthContext, mockService, runCase } from './auth';

const recordedOperations = recordOperations(server);

afterAll(() => server.close());

const service = mockService(server, 'demo-gschool');

describe('the mock’s accounts', () => {
  it.each(authCases.map((each) => [each.name, each] as const))('%s', async (name, each) => {
    const context = createAuthContext(name, service);
    expect(await runCase(each, context)).toEqual(each.expected);
    await context.close();
  });

  it('cover every operation', () => {
    expect(recordedOperations()).toEqual(authOperations);
  });
});
