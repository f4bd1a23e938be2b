import type { MockServer } from '../../node';
import type { AuthService } from './context';

/** The mock, in the form of a service that the contract tests. */
export const mockService = ({ store }: MockServer, projectId: string): AuthService => ({
  projectId,
  async lastCode(to) {
    const mail = store.outbox.all().findLast((each) => each.to === to);
    return new URL(mail?.link ?? 'https://none.example').searchParams.get('oobCode') ?? '';
  },
});
