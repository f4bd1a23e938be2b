import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../../vite/root';
import { demoBuild, format, journeys, lint, stories, types, vitest, type Step } from '../steps';
import { allFiles, baseBranch, changedFiles } from './changedFiles';
import { moduleGraph, viteResolver } from './moduleGraph';
import { LIMITS, select } from './selection';
import { coveredApps, coveredFeatures } from '../walks';

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

/** The first `limit` of some files; says how many are left to the whole run. */
function nearest(kind: string, files: readonly string[], limit: number): string[] {
  if (files.length > limit) {
    console.log(`${files.length - limit} more files (${kind}) are affected; npm test runs them.`);
  }
  return files.slice(0, limit);
}

/** The steps of `npm test -- --changed`: lint and types, and the tests nearest to the change. */
export async function changedSteps(base?: string): Promise<readonly Step[]> {
  const branch = baseBranch(base);
  const changed = changedFiles(branch);
  const files = allFiles().filter((file) => existsSync(join(repositoryRoot, file)));
  const isModule = (file: string) =>
    /^(packages|apps|mocks|operator|\.storybook|tools|firebase|e2e)\/.*\.([cm]?[jt]sx?|json)$/.test(
      file,
    );
  const { resolve, close } = await viteResolver();
  const graph = await moduleGraph(files.filter(isModule), resolve);
  await close();
  const specs = files.filter((file) => /^e2e\/[^/]+\.spec\.ts$/.test(file));
  const walks = new Map(specs.map((file) => [file, coveredFeatures(read(file))]));
  const selection = select(graph, changed, files, walks, (file) =>
    read(file).includes("'node:fs'"),
  );
  const { units, rules } = selection;
  const storyFiles = [
    ...nearest('stories', selection.stories, LIMITS.stories),
    ...nearest('page stories', selection.pageStories, LIMITS.pageStories),
  ];
  const journeyFiles = nearest('journeys', selection.journeys, LIMITS.journeys);
  const toolFiles = nearest('tools', selection.tools, LIMITS.tools);
  console.log(
    `${changed.length} files differ from ${branch}. Test files to run: ${units.length} units, ` +
      `${rules.length} rules, ${toolFiles.length} tools, ${storyFiles.length} stories, ` +
      `${journeyFiles.length} journeys\n`,
  );
  const formatted = changed.filter((file) =>
    /\.([cm]?[jt]sx?|json|md|mdx|html|css|ya?ml)$/.test(file),
  );
  return [
    lint,
    ...(formatted.length > 0 ? [format(formatted)] : []),
    types,
    ...(journeyFiles.length > 0 ? coveredApps(journeyFiles).map(demoBuild) : []),
    ...(storyFiles.length > 0
      ? [
          {
            ...stories('--dev', ...storyFiles.flatMap((file) => ['--file', file])),
            // For half of its time it waits for Storybook's server, which has one thread.
            cores: 1 as const,
            after: [],
          },
        ]
      : []),
    ...(units.length > 0
      ? [vitest('unit', 'units and properties', ['unit', 'dom', 'firebase'], units)]
      : []),
    ...(rules.length > 0 ? [vitest('rules', 'access rules', ['rules'], rules)] : []),
    ...(toolFiles.length > 0 ? [vitest('tools', 'tools', ['tools'], toolFiles)] : []),
    ...(journeyFiles.length > 0 ? [journeys(...journeyFiles)] : []),
  ];
}
