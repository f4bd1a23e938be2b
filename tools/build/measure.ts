import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { getChunkFiles, getChunkNames, getEntryKey, readManifest } from './manifest';
import { KB, limits, type View } from './views';

/** A file that a view loads, and its size in bytes (gzip, except for fonts). */
export interface FileSize {
  file: string;
  /** The file's name without its hash, which stays the same when the content changes. */
  name: string;
  bytes: number;
}

/** The files that a view loads first, compared with its limits. */
export interface MeasuredView {
  view: View;
  scripts: readonly FileSize[];
  /** The style sheet in the document. */
  styles: readonly FileSize[];
  /** The fonts for Latin text. */
  fonts: readonly FileSize[];
  /** A sentence for each limit that is exceeded. */
  errors: readonly string[];
}

/** The total size in bytes. */
export const getTotalSize = (files: readonly FileSize[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** `118.4 KB`. */
export const formatKB = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;

/** The number of requests of a view, without pictures: the document, its fonts and its scripts. */
export const getRequestCount = ({ scripts, fonts }: MeasuredView): number =>
  1 + fonts.length + scripts.length;

const getGzipSize = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

/**
 * Measures one view of a built client. Throws if a module of the view is missing from the manifest.
 */
export function measureView(view: View, folder: string): MeasuredView {
  const manifest = readManifest(folder);
  const { scripts } = getChunkFiles(manifest, [getEntryKey(manifest), ...view.modules]);
  const names = getChunkNames(manifest);
  const html = readFileSync(join(folder, view.document), 'utf8');
  const styles = readStyles(html);
  const measured: MeasuredView = {
    view,
    scripts: scripts
      .map((file) => ({
        file,
        name: names.get(file) ?? file,
        bytes: getGzipSize(readFileSync(join(folder, file))),
      }))
      .sort((a, b) => b.bytes - a.bytes),
    styles: [
      {
        file: `${view.document} <style>`,
        name: 'style sheet',
        bytes: getGzipSize(styles),
      },
    ],
    fonts: findLatinFonts(styles).map((file) => ({
      file,
      name: 'font',
      // The studio of the demo is served at /studio/.
      bytes: statSync(join(folder, file.replace(/^.*\/(?=assets\/)/, ''))).size,
    })),
    errors: [],
  };
  return {
    ...measured,
    errors: [...findExceededLimits(measured), ...findBlockingTags(view, html)],
  };
}

function findExceededLimits(measured: MeasuredView): string[] {
  const { view, scripts, styles, fonts } = measured;
  const requests = getRequestCount(measured);
  const requestLimit = limits.requests[view.audience];
  const sizes = [
    ['scripts', scripts, limits[view.audience]],
    ['style sheet', styles, limits.styles],
    ['Latin fonts', fonts, limits.fonts],
  ] as const;
  return [
    ...sizes
      .filter(([, files, limit]) => getTotalSize(files) > limit)
      .map(
        ([what, files, limit]) =>
          `${what} ${formatKB(getTotalSize(files))}, the limit is ${formatKB(limit)}`,
      ),
    ...(requests > requestLimit ? [`${requests} requests, the limit is ${requestLimit}`] : []),
    ...(fonts.length > 1 ? [`${fonts.length} fonts for Latin texts`] : []),
  ].map((sentence) => `${view.app} ${view.name}: ${sentence}`);
}

/**
 * The inline styles of a document, including its web fonts. The copy in `<noscript>` is not
 * counted.
 */
const readStyles = (html: string): string =>
  html
    .replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .match(/(?<=<style[^>]*>)[\s\S]*?(?=<\/style>)/g)
    ?.join('') ?? '';

/** The font files that a page with Latin letters loads. */
function findLatinFonts(styles: string): string[] {
  const faces = styles.match(/@font-face\s*{[^}]*}/g) ?? [];
  return faces
    .filter((face) => !face.includes('unicode-range') || /U\+(\?\?|0{1,4}-)/i.test(face))
    .flatMap((face) => /url\(["']?\/([^)"']+)/.exec(face)?.[1] ?? []);
}

/** Finds tags that delay the first paint, or compete with it for the network. */
function findBlockingTags({ app, name }: View, html: string): string[] {
  const tags = html.match(/<(link|script)\s[^>]*>/g) ?? [];
  return tags
    .filter(
      (tag) =>
        (/\srel="stylesheet"/.test(tag) && !/\sdisabled[\s/>]/.test(tag)) ||
        /\srel="preload"/.test(tag) ||
        (/\ssrc=/.test(tag) && !/\s(async|defer|type="module")[\s/>]/.test(tag)),
    )
    .map((tag) => `${app} ${name}: ${tag} delays the first paint`);
}
