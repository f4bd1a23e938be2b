import { identityError, type ServiceError } from '../errors';
import { accountOfSession } from '../identity/sessions';
import { createToken, TOKEN_SECONDS } from '../identity/token';
import type { Service } from './endpoint';

/** `securetoken.googleapis.com/v1/token`: refreshes an ID token with the current claims. */
export const token: Service = {
  name: 'token',
  pattern: /^https:\/\/securetoken\.googleapis\.com\/.*/,
  async respond(call, context) {
    call.label = 'token:refresh';
    const form = new URLSearchParams(call.body);
    if (context.scenario() === 'expired-token') throw identityError('TOKEN_EXPIRED');
    const refreshToken = form.get('refresh_token') ?? '';
    const session = context.store.refreshTokens.get(refreshToken);
    if (!session) throw identityError('INVALID_REFRESH_TOKEN');
    const account = accountOfSession(session, context);
    const idToken = createToken(account, session, context.store.clock.now(), context.projectId);
    return {
      access_token: idToken,
      id_token: idToken,
      expires_in: String(TOKEN_SECONDS),
      token_type: 'Bearer',
      refresh_token: refreshToken,
      user_id: account.localId,
      project_id: context.projectId,
    };
  },
  errorBody: ({ code, message }: ServiceError) => ({
    error: { code, message, status: 'INVALID_ARGUMENT' },
  }),
};
