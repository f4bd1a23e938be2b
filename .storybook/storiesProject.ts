import { fileURLToPath } from 'node:url';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';

/** How the stories are run. */
export interface StoriesProjectOptions {
  /** The Chromium to run in. */
  executablePath: string;
  /** Flags of the browser. */
  args: readonly string[];
}

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * The vitest project behind the test panel of Storybook: a story is mounted, played and checked
 * with axe, and tested again when its file changes. `npm test` visits the built Storybook instead
 * (`tools/stories`), which is many times faster and checks more appearances.
 */
export async function storiesProject({
  executablePath,
  args,
}: StoriesProjectOptions): Promise<TestProjectInlineConfiguration> {
  return {
    plugins: await storybookTest({ configDir: here }),
    test: {
      name: 'stories',
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          launchOptions: { executablePath, args: [...args] },
          // Axe must not check a color in the middle of a transition.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
