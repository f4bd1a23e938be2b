import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The commit that draws the tenth of the matrix; empty: no look beside light and dark. */
    storyCommit: string;
    /** Whether every story is checked in all twenty looks. */
    storyMatrix: boolean;
  }
}

/** How the stories are run. */
export interface StoriesProjectOptions {
  /** The Chromium to run in. */
  executablePath: string;
  /** Flags of the browser. @default what a container needs */
  args?: readonly string[] | undefined;
  /** Draws which stories are also checked in which other looks. @default `STORY_COMMIT`, or none */
  commit?: string | undefined;
  /** Check all twenty looks. @default whether `STORY_MATRIX` is `full` */
  isFullMatrix?: boolean | undefined;
}

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * The vitest project in which every story is mounted once in Chromium, played,
 * and checked with axe: at the default look, in dark, and in the looks drawn.
 */
export async function storiesProject({
  executablePath,
  args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  commit = process.env['STORY_COMMIT'] ?? '',
  isFullMatrix = process.env['STORY_MATRIX'] === 'full',
}: StoriesProjectOptions): Promise<TestProjectInlineConfiguration> {
  return {
    plugins: await storybookTest({ configDir: here }),
    test: {
      name: 'stories',
      setupFiles: [`${here}vitest.setup.ts`],
      provide: { storyCommit: commit, storyMatrix: isFullMatrix },
      // A shared machine may starve the browser once; `npm test` names who needed the second try.
      retry: isFullMatrix ? 0 : 1,
      // A page a core: the default leaves one core idle on a machine of two.
      maxWorkers: 2,
      testTimeout: isFullMatrix ? 120_000 : 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          launchOptions: { executablePath, args: [...args] },
          // Axe must not meet a colour halfway between two looks.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
