import { server } from './server';
import { afterAll, describe, expect, it } from 'vitest';
import { authCases, makeAuthBed, mockService, outcomeOf } from './auth';

afterAll(() => server.close());

const service = mockService(server, 'demo-gschool');

describe('the mock’s accounts', () => {
  it.each(authCases.map((each) => [each.name, each] as const))('%s', async (name, each) => {
    const bed = makeAuthBed(name, service);
    expect(await outcomeOf(each, bed)).toEqual(each.expected);
    await bed.close();
  });
});
