import { server } from './server';
import { afterAll, describe, expect, it } from 'vitest';
import { listenTo } from './asked';
import { authCases, authOperations, makeAuthBed, mockService, outcomeOf } from './auth';

const asked = listenTo(server);

afterAll(() => server.close());

const service = mockService(server, 'demo-gschool');

describe('the mock’s accounts', () => {
  it.each(authCases.map((each) => [each.name, each] as const))('%s', async (name, each) => {
    const bed = makeAuthBed(name, service);
    expect(await outcomeOf(each, bed)).toEqual(each.expected);
    await bed.close();
  });

  it('were asked for every operation', () => {
    expect(asked()).toEqual(authOperations);
  });
});
