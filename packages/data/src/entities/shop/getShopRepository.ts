import type { Session } from '../../session/createSession';
import type { PublicShopRepository, ShopRepository } from './shopRepository';

/** The shop repository of a session's backend; its code is loaded at the first call. */
export const getShopRepository = async (session: Session): Promise<ShopRepository> =>
  (await session.backend()).shop();

/** The part of the shop that everyone may read, which needs no account. */
export const getPublicShopRepository = async (session: Session): Promise<PublicShopRepository> =>
  (await session.publicReads()).shop();
