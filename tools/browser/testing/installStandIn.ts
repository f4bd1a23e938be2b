import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { installBrowser } from '../install';
import { getInstallCommands } from '../installCommands';

// Installs a browser on a machine whose only browser is `FOLDER/chromium`, using the `apt-get` that
// the test has put first in the PATH. When `FOLDER/go` is created, two of these processes start at
// the same time.
const folder = process.argv[2]!;
const browser = join(folder, 'chromium');
writeFileSync(join(folder, `ready-${process.pid}`), '');
while (!existsSync(join(folder, 'go'))) await new Promise((resolve) => setTimeout(resolve, 5));
const { executablePath } = await installBrowser({
  candidates: async () => (existsSync(browser) ? [browser] : []),
  commands: getInstallCommands('ID=debian', true),
  lock: join(folder, 'browser.lock'),
  onInstalled: () => writeFileSync(join(folder, 'installed'), ''),
});
console.log(executablePath);
