import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Browser } from 'playwright-core';

/** A sheet of screenshots with the same appearance and width. */
export interface Sheet {
  title: string;
  width: number;
  /** The names of the files in the screens folder. */
  files: readonly string[];
}

const figure = (file: string) =>
  `<figure><a href="${file}"><img src="${file}" alt=""></a><figcaption>${file.replace(/\.png$/, '')}</figcaption></figure>`;

const page = (body: string) => `<!doctype html><meta charset="utf-8"><title>Screens</title><style>
body{font:14px system-ui;margin:24px;background:#888;color:#fff}
div{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}
figure{margin:0}img{display:block;inline-size:var(--width);max-block-size:900px;object-fit:cover;object-position:top;background:#fff}
</style>${body}`;

const grid = ({ title, width, files }: Sheet) =>
  `<h2>${title}</h2><div style="--width:${width > 800 ? 460 : 230}px">${files.map(figure).join('')}</div>`;

/** Writes `index.html` with every sheet, and each sheet as a picture named `contact-….png`. */
export async function writeContactSheets(
  browser: Browser,
  folder: string,
  sheets: readonly Sheet[],
): Promise<void> {
  writeFileSync(join(folder, 'index.html'), page(sheets.map(grid).join('')));
  const tab = await browser.newPage({ viewport: { width: 1960, height: 1000 } });
  for (const sheet of sheets) {
    const file = join(folder, 'contact.html');
    writeFileSync(file, page(grid(sheet)));
    await tab.goto(pathToFileURL(file).href, { waitUntil: 'load' });
    await tab.screenshot({ path: join(folder, `contact-${sheet.title}.png`), fullPage: true });
  }
  await tab.close();
}
