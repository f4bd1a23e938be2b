import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Arabic stories need glyphs, and screenshots of text are compared only with the same fonts. */
const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation', 'fonts-noto-core'];

/**
 * Installs a browser: from Debian as root, otherwise Playwright's own. Returns the error output
 * if that failed.
 */
export function installBrowser(): string | undefined {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const commands = isDebianRoot
    ? [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
      ]
    : [['npx', 'playwright', 'install', 'chromium']];
  for (const [command, ...args] of commands) {
    console.error(`No browser found; running ${command} ${args.join(' ')} …`);
    const { status, stderr, error } = spawnSync(command!, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) {
      return `${command} ${args.join(' ')} failed: ${error?.message ?? stderr.trim().split('\n').slice(-5).join('\n')}`;
    }
  }
  return undefined;
}
