import { readFileSync } from 'node:fs';

/**
 * Arabic stories need glyphs, and screenshots of text can only be compared if the fonts are the
 * same.
 */
const fonts = ['fonts-liberation', 'fonts-noto-core'];

/** How long to wait for another package manager's lock instead of failing, in seconds. */
const LOCK_TIMEOUT = 600;

const apt = (...args: string[]): string[] => [
  'apt-get',
  '-qq',
  '-o',
  `DPkg::Lock::Timeout=${LOCK_TIMEOUT}`,
  ...args,
];

/** The commands that install Debian packages as root. They wait for other package managers. */
export const getAptCommands = (...packages: string[]): readonly (readonly string[])[] => [
  apt('update'),
  apt('install', '-y', '--no-install-recommends', ...packages),
];

const readOsRelease = (): string => {
  try {
    return readFileSync('/etc/os-release', 'utf8');
  } catch {
    return '';
  }
};

/** A value from `/etc/os-release`, without its quotes. */
const readValue = (osRelease: string, name: string): string =>
  new RegExp(`^${name}="?([^"\n]*)`, 'm').exec(osRelease)?.[1] ?? '';

/**
 * The commands that install a browser. For root on Debian, they install Debian's own packages. For
 * root on similar systems, such as Ubuntu, which has only a snap, they install Playwright's browser
 * and the libraries it needs. In all other cases, they install Playwright's browser.
 */
export function getInstallCommands(
  osRelease = readOsRelease(),
  isRoot = process.getuid?.() === 0,
): readonly (readonly string[])[] {
  const id = readValue(osRelease, 'ID');
  const isDebian = id === 'debian';
  const isLikeDebian = /\b(debian|ubuntu)\b/.test(`${id} ${readValue(osRelease, 'ID_LIKE')}`);
  if (!isRoot || !(isDebian || isLikeDebian)) return [['npx', 'playwright', 'install', 'chromium']];
  return isDebian
    ? getAptCommands('chromium', 'chromium-headless-shell', ...fonts)
    : [...getAptCommands(...fonts), ['npx', 'playwright', 'install', '--with-deps', 'chromium']];
}
