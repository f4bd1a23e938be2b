import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { repositoryRoot } from '../vite/root';
import { layoutPages } from './pages';

/**
 * The patterns of a route table, such as `/videos/watch/:id`. Patterns that contain settings are
 * compared by their endings.
 */
function patterns(app: string): RegExp[] {
  const source = join(repositoryRoot, 'apps', app, 'src');
  const tables = join(source, 'routes/tables');
  const files = existsSync(tables) ? readdirSync(tables).map((file) => join(tables, file)) : [];
  const text = [join(source, 'routes.tsx'), ...files]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const written = [...text.matchAll(/path: '([^'*]+)'/g)].map(([, path = '']) => `/${path}`);
  const made = /path: paths\.filter\.picks\(founder/.test(text) ? ['/videos/filter/:picks'] : [];
  return [...written, ...made].map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/?]*')}$`));
}

it.each(['site', 'shop', 'studio'])('measures every route of the %s', (app) => {
  const addresses = layoutPages
    .filter((page) => page.app === app)
    .map(({ path, linkPrefix: follow }) => follow ?? path.split('?')[0] ?? '')
    .map((path) => (app === 'studio' ? path.replace(/^\/studio/, '') : path));
  const missing = patterns(app).filter((route) => !addresses.some((one) => route.test(one)));
  expect(missing).toEqual([]);
  expect(addresses).toContain('/');
});
