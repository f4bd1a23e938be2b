import type { Act, AdminQueries, MemberRow, OrderRow } from '@gschool/admin/contract';
import type { OrderState } from '@gschool/domain';

import { withFreshToken } from '../../queries/retry';
import type { Session } from '../../session/createSession';
import { ask } from './askAdmin';
import type { LogFilter, LogPage } from './adminRepository';

const ORDER_PAGE = 200;
const LOG_PAGE = 500;

/** All members, page by page, the way the server has them now. Throws `AppError`. */
export async function* readAllMembers(session: Session): AsyncGenerator<readonly MemberRow[]> {
  let pageToken: string | undefined;
  do {
    const page: AdminQueries['members.list']['result'] = await ask(
      session,
      'members.list',
      pageToken === undefined ? {} : { pageToken },
    );
    yield page.members;
    pageToken = page.nextPageToken ?? undefined;
  } while (pageToken !== undefined);
}

/** All orders with a state, or all orders; the newest first. Throws `AppError`. */
export async function* readAllOrders(
  session: Session,
  state: OrderState | undefined,
): AsyncGenerator<readonly OrderRow[]> {
  let before: string | undefined;
  do {
    const page: AdminQueries['orders.list']['result'] = await ask(session, 'orders.list', {
      ...(state !== undefined && { state }),
      ...(before !== undefined && { before }),
      limit: ORDER_PAGE,
    });
    yield page.orders;
    before = page.next ?? undefined;
  } while (before !== undefined);
}

/** The entries of the log, the newest first. Throws `AppError`. */
export async function* readAllActs(
  session: Session,
  filter: LogFilter,
): AsyncGenerator<readonly Act[]> {
  let before: number | null = null;
  do {
    const start: number | null = before;
    const page: LogPage = await withFreshToken(session, async (backend) =>
      (await backend.admin()).log(filter, start, LOG_PAGE),
    );
    yield page.acts;
    before = page.next;
  } while (before !== null);
}
