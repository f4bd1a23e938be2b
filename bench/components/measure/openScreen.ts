import { readFileSync } from 'node:fs';

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { transformWithOxc } from 'vite';

/** Compiles a script in `bench/components/inPage`. It may only import types. */
async function compileScript(name: string): Promise<string> {
  const file = new URL(`../inPage/${name}.ts`, import.meta.url).pathname;
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  return code.replace(/^export \{\};?$/m, '');
}

/** Opens the screen in a new context, with scripts of `bench/components/inPage`. */
export async function openScreen(
  browser: Browser,
  address: string,
  scripts: readonly string[],
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${address}: ${error.message}`));
  for (const script of scripts) await page.addInitScript({ content: await compileScript(script) });
  await page.goto(address);
  await page.getByRole('button', { name: '200 cards' }).waitFor();
  return { context, page };
}
