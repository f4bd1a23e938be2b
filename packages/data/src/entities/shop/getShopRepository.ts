import type { Session } from '../../session/createSession';
import type { ShopRepository } from './shopRepository';

/** The shop repository of a session's backend; its code is loaded at the first call. */
export const getShopRepository = async (session: Session): Promise<ShopRepository> =>
  (await session.backend()).shop();
