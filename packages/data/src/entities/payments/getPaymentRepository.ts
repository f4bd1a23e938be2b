import type { MembershipPlan } from '@gschool/domain';

import type { Session } from '../../session/createSession';
import type { PaymentRepository } from './paymentRepository';

/** The payment repository of a session's backend; its code is loaded at the first call. */
export const getPaymentRepository = async (session: Session): Promise<PaymentRepository> =>
  (await session.backend()).payments();

/** Reads the plans for sale, which everyone may read. */
export const readPlans = async (session: Session): Promise<readonly MembershipPlan[]> =>
  (await (await session.publicReads()).payments()).plans();
