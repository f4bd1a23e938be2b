const localHosts = ['localhost', '127.0.0.1', '::1'];

/**
 * Lets requests to this machine bypass a proxy. Otherwise, tests behind a company proxy would ask
 * the proxy for servers that they started themselves.
 *
 * @param env is changed for this process and the processes that it starts
 */
export function bypassProxyForLocalHosts(env: NodeJS.ProcessEnv = process.env): void {
  for (const name of ['no_proxy', 'NO_PROXY']) {
    const hosts = (env[name] ?? '').split(',').map((host) => host.trim());
    env[name] = [...new Set([...hosts.filter(Boolean), ...localHosts])].join(',');
  }
}
