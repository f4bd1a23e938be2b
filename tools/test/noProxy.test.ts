import { expect, it } from 'vitest';

import { bypassProxyForLocalHosts } from './noProxy';

it('adds this machine to the hosts that bypass a proxy, and keeps the others', () => {
  const env: NodeJS.ProcessEnv = { no_proxy: '.example.com, localhost' };
  bypassProxyForLocalHosts(env);
  expect(env).toEqual({
    no_proxy: '.example.com,localhost,127.0.0.1,::1',
    NO_PROXY: 'localhost,127.0.0.1,::1',
  });
});
