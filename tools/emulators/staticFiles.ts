import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { createDemoPack } from '../../mocks/src/content/createDemoPack';
import { demoMedia } from '../../mocks/src/content/demoMedia';
import { repositoryRoot } from '../vite/root';

const mockFiles = join(repositoryRoot, 'mocks/public');

const writeText = (folder: string, path: string, text: string): void => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Adds the demo's videos, which are static files, to a built app. */
export function copyDemoMedia(folder: string): void {
  cpSync(join(mockFiles, 'clips'), join(folder, 'clips'), { recursive: true });
  // The files depend only on the lengths of the classes, so the time does not matter.
  for (const { path, text } of demoMedia(createDemoPack(new Date(0)))) {
    writeText(folder, path, text);
  }
}

/** Writes the demo's content pack to a folder, for `gschool catalogue publish`. */
export function writeDemoPack(folder: string, now: Date): void {
  copyDemoMedia(folder);
  writeText(folder, 'catalogue.json', JSON.stringify(createDemoPack(now)));
}
