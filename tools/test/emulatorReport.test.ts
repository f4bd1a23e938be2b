import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { mockOnlyJourneys } from '../../e2e/support/mockOnly';
import { repositoryRoot } from '../vite/root';
import { summarizeJourneys } from './emulatorReport';

describe('the report of npm run e2e -- --emulators', () => {
  it('counts the journeys that ran and gives the reason of each other', () => {
    const report = {
      suites: [
        {
          specs: [
            { title: 'plays', file: 'a.spec.ts', tests: [{ status: 'expected', annotations: [] }] },
          ],
          suites: [
            {
              specs: [
                {
                  title: 'pays',
                  file: 'a.spec.ts',
                  tests: [
                    {
                      status: 'skipped',
                      annotations: [{ type: 'skip', description: 'no Stripe' }],
                    },
                  ],
                },
                {
                  title: 'waits',
                  file: 'a.spec.ts',
                  tests: [{ status: 'skipped', annotations: [] }],
                },
                {
                  title: 'fails',
                  file: 'b.spec.ts',
                  tests: [{ status: 'unexpected', annotations: [] }],
                },
              ],
            },
          ],
        },
      ],
    } as const;
    expect(summarizeJourneys(report).split('\n')).toEqual([
      '',
      '2 journeys ran against the official emulators: 1 passed, 0 on their second try, 1 failed.',
      '1 were not reached.',
      '1 cannot run there, because they need the mock:',
      '  a.spec.ts › pays: no Stripe',
    ]);
  });
});

describe('the journeys that need the mock', () => {
  it.each(mockOnlyJourneys)('$file › $title exists', ({ file, title }) => {
    const text = readFileSync(join(repositoryRoot, 'e2e', file), 'utf8');
    // If a test has a tag, its title is on the next line.
    expect(text.replaceAll(/\b(?:test|journey)\(\s*/g, '(')).toContain(`('${title}'`);
  });
});
