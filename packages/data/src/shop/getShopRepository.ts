import type { Session } from '../session/createSession';
import type { ShopRepository } from './shopRepository';

/** The shop of a session's backend; its code arrives when it is first asked for. */
export const getShopRepository = async (session: Session): Promise<ShopRepository> =>
  (await session.backend()).shop();
