import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../../vite/root';
import {
  createDemoBuildStep,
  createFormatStep,
  createJourneysStep,
  lintStep,
  createStoriesStep,
  typesStep,
  createVitestStep,
  type Step,
} from '../steps';
import { getAllFiles, getChangedFiles, getChangedLines, resolveBase } from './changedFiles';
import { buildModuleGraph, createViteResolver } from './moduleGraph';
import { findChangedTerms, scoreByTerms } from './relevance';
import { limits, selectTests } from './selection';
import { getCoveredApps, parseCoveredFeatures } from '../journeyCoverage';

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

/** Whether a file is part of the code that journeys open. */
const isPartOfApps = (file: string) =>
  /^(packages|apps|mocks)\//.test(file) && !/\.(test|stories)\.tsx?$|\/stories\//.test(file);

/** Returns the first `limit` files. Prints how many are left for `npm test`. */
function takeFirst(kind: string, files: readonly string[], limit: number): string[] {
  if (files.length > limit) {
    console.log(`${files.length - limit} more files (${kind}) are affected; npm test runs them.`);
  }
  return files.slice(0, limit);
}

/** The steps of `npm test -- --changed`: lint, types, and the tests closest to the change. */
export async function getChangedSteps(base?: string): Promise<readonly Step[]> {
  const branch = resolveBase(base);
  const changed = getChangedFiles(branch);
  const files = getAllFiles().filter((file) => existsSync(join(repositoryRoot, file)));
  const isModule = (file: string) =>
    /^(packages|apps|mocks|operator|\.storybook|tools|firebase|e2e)\/.*\.([cm]?[jt]sx?|json)$/.test(
      file,
    );
  const { resolve, close } = await createViteResolver();
  const graph = await buildModuleGraph(files.filter(isModule), resolve);
  await close();
  const specs = files.filter((file) => /^e2e\/[^/]+\.spec\.ts$/.test(file));
  const coverage = new Map(specs.map((file) => [file, parseCoveredFeatures(read(file))]));
  const terms = changed
    .filter((file) => isModule(file) && isPartOfApps(file))
    .flatMap((file) => [...findChangedTerms(file, read(file), getChangedLines(branch, file))]);
  const relevance = scoreByTerms(new Map(specs.map((file) => [file, read(file)])), new Set(terms));
  const selection = selectTests(graph, changed, files, coverage, relevance, (file) =>
    read(file).includes("'node:fs'"),
  );
  const { units, rules } = selection;
  const storyFiles = [
    ...takeFirst('stories', selection.stories, limits.stories),
    ...takeFirst('page stories', selection.pageStories, limits.pageStories),
  ];
  const journeyFiles = takeFirst('journeys', selection.journeys, limits.journeys);
  const toolFiles = takeFirst('tools', selection.tools, limits.tools);
  console.log(
    `${changed.length} files differ from ${branch}. Test files to run: ${units.length} units, ` +
      `${rules.length} rules, ${toolFiles.length} tools, ${storyFiles.length} stories, ` +
      `${journeyFiles.length} journeys\n`,
  );
  const formatted = changed.filter((file) =>
    /\.([cm]?[jt]sx?|json|md|mdx|html|css|ya?ml)$/.test(file),
  );
  return [
    lintStep,
    ...(formatted.length > 0 ? [createFormatStep(formatted)] : []),
    typesStep,
    ...(journeyFiles.length > 0 ? getCoveredApps(journeyFiles).map(createDemoBuildStep) : []),
    ...(storyFiles.length > 0
      ? [
          {
            ...createStoriesStep('--dev', ...storyFiles.flatMap((file) => ['--file', file])),
            // It spends half of its time waiting for Storybook's server, which has only one thread.
            cores: 1 as const,
            after: [],
          },
        ]
      : []),
    ...(units.length > 0
      ? [createVitestStep('unit', 'units and properties', ['unit', 'dom', 'firebase'], units)]
      : []),
    ...(rules.length > 0 ? [createVitestStep('rules', 'access rules', ['rules'], rules)] : []),
    ...(toolFiles.length > 0 ? [createVitestStep('tools', 'tools', ['tools'], toolFiles)] : []),
    ...(journeyFiles.length > 0 ? [createJourneysStep(...journeyFiles)] : []),
  ];
}
