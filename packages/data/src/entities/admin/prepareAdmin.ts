import type { Session } from '../../session/createSession';

/**
 * Connects, and loads the code that asks the function `admin`. Sends no request to it, so it needs
 * no account. Throws `AppError`.
 */
export const prepareAdmin = async (session: Pick<Session, 'backend'>): Promise<void> => {
  await (await session.backend()).admin();
};
