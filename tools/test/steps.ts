import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { repositoryRoot } from '../vite/root';

/** One step of `npm test`: a command, and the JSON report it leaves, if it runs tests. */
export interface Step {
  name: string;
  title: string;
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  report?: string;
}

/** The scripts of tools run like this one does. */
const tool = (file: string, ...options: string[]) => [
  process.execPath,
  '--import',
  'tsx',
  join('tools', file),
  ...options,
];
const reportOf = (name: string) => join(repositoryRoot, `.cache/test/${name}.json`);

function vitest(name: string, title: string, projects: readonly string[]): Step {
  const report = reportOf(name);
  return {
    name,
    title,
    report,
    command: [
      process.execPath,
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    // The configuration is TypeScript without file extensions, as everything here.
    env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  };
}

/** The commit draws the tenth of the matrix; without git it is always the same tenth. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: repositoryRoot,
      encoding: 'utf8',
    }).trim();
  } catch {
    return 'no-commit';
  }
}

/** The steps in their order: the quick ones first. */
export function steps(): readonly Step[] {
  const stories = vitest('stories', 'stories in a browser, light, dark and a tenth of the looks', [
    'stories',
  ]);
  return [
    { name: 'lint', title: 'layers and style', command: tool('test/lint.ts') },
    {
      name: 'format',
      title: 'format',
      command: [
        process.execPath,
        'node_modules/prettier/bin/prettier.cjs',
        '--check',
        '.',
        '--log-level',
        'warn',
      ],
    },
    { name: 'types', title: 'types', command: tool('test/typecheck.ts') },
    vitest('unit', 'units and properties', ['unit', 'dom']),
    vitest('rules', 'access rules', ['rules']),
    { ...stories, env: { ...stories.env, STORY_COMMIT: commit() } },
    vitest('tools', 'tools and production builds', ['tools']),
    { name: 'build', title: 'demo build', command: tool('build/build.ts', '--demo') },
    { name: 'budget', title: 'budget', command: tool('build/budget.ts') },
    {
      name: 'journeys',
      title: 'journeys in a browser',
      command: tool('test/e2e.ts'),
      report: reportOf('e2e'),
    },
  ];
}
