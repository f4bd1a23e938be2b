import type { Session } from '../session/createSession';
import type { PaymentRepository } from './paymentRepository';

/** The payments of a session's backend; their code arrives when it is first asked for. */
export const getPaymentRepository = async (session: Session): Promise<PaymentRepository> =>
  (await session.backend()).payments();
