import { expect, it } from 'vitest';

import { createNotices } from './notices';

it('gives each package the text of its file, or of its license', () => {
  const notices = createNotices([
    { name: 'a', version: '1.0.0', identifier: 'MIT', text: 'MIT, by the author of a' },
    { name: 'b', version: '2.0.0', identifier: 'Apache-2.0' },
  ]);
  expect(notices).toMatch(/\na 1\.0\.0 \(MIT\)\n-+\n\nMIT, by the author of a\n/);
  expect(notices).toMatch(/\nb 2\.0\.0 \(Apache-2\.0\)\n-+\n\nApache License/);
});

it('refuses a package without a license', () => {
  expect(() => createNotices([{ name: 'c', version: '1.0.0' }])).toThrow('c has no license file');
});
