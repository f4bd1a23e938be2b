import { server } from './server';
import { afterAll, describe, expect, it } from 'vitest';
import { authCases, makeAuthBed, outcomeOf, type AuthService } from './auth';

afterAll(() => server.close());

const service: AuthService = {
  projectId: 'demo-gschool',
  async lastCode(to) {
    const mail = server.store.outbox.all().findLast((each) => each.to === to);
    return new URL(mail?.link ?? 'https://none.example').searchParams.get('oobCode') ?? '';
  },
};

describe('the mock’s accounts', () => {
  it.each(authCases.map((each) => [each.name, each] as const))('%s', async (name, each) => {
    const bed = makeAuthBed(name, service);
    expect(await outcomeOf(each, bed)).toEqual(each.expected);
    await bed.close();
  });
});
