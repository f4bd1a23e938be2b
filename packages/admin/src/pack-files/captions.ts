import { readCues, type CueProblem } from './cues';
import { decodeText } from './encoding';
import { getTypeLabel, type FileType } from './fileLabels';
import { HEAD_BYTES, getFileType, isTextType } from './fileType';
import { NEW_COPY, PULL_LFS, convertCaptions, type Finding, type PackFile } from './fixes';
import type { PackFolder } from './packFolder';

const problemTexts: Readonly<Record<CueProblem['kind'], string>> = {
  time: 'has a time that is not written as 00:01:02.345',
  comma: 'has a time with a comma, as in SRT, instead of a period',
  end: 'has a cue that ends before it begins',
  order: 'has a cue that begins before the one above it',
};

const EXPORT = 'Export the captions as WebVTT from the program that made them.';

/** The caption formats that ffmpeg can convert, by file type. */
const ffmpegFormats: Readonly<Record<string, string>> = { srt: 'srt', ass: 'ass' };

/** Describes a file that does not begin like WebVTT. */
function describeOther(type: FileType, file: PackFile): Finding {
  const format = ffmpegFormats[type];
  if (format !== undefined)
    return { reason: `is ${getTypeLabel(type)}, not WebVTT`, fix: convertCaptions(file, format) };
  if (type === 'lfs') return { reason: `is ${getTypeLabel(type)}, not WebVTT`, fix: PULL_LFS };
  if (type === 'text' || type === 'vtt' || type === 'unknown')
    return { reason: 'is not WebVTT: its first line must be WEBVTT', fix: EXPORT };
  return { reason: `is ${getTypeLabel(type)}, not WebVTT`, fix: EXPORT };
}

/** Returns one finding for each kind of problem, with the first line that has it. */
function describeProblems(problems: readonly CueProblem[], file: PackFile): readonly Finding[] {
  const kinds = [...new Set(problems.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const lines = problems.filter((problem) => problem.kind === kind).map(({ line }) => line);
    const others = lines.length > 1 ? `, and ${lines.length - 1} more` : '';
    return {
      reason: `${problemTexts[kind]} (line ${lines[0]}${others})`,
      fix:
        kind === 'comma'
          ? convertCaptions(file, 'srt')
          : kind === 'order'
            ? convertCaptions(file, 'webvtt')
            : 'Correct the times.',
    };
  });
}

/**
 * Finds problems that keep browsers from showing captions as intended.
 *
 * @param language of the captions (BCP 47)
 * @param isPart true for a segment of a playlist, which may have no cues
 */
export async function findCaptionErrors(
  folder: PackFolder,
  captions: PackFile,
  language = 'en',
  isPart = false,
): Promise<readonly Finding[]> {
  const bytes = await folder.read(captions.path);
  if (bytes.length === 0) return [{ reason: 'is empty (0 bytes)', fix: NEW_COPY }];
  const type = getFileType(bytes.subarray(0, HEAD_BYTES));
  if (!isTextType(type)) return [describeOther(type, captions)];
  const decoded = decodeText(bytes, captions, language);
  if (!decoded.ok) return [decoded.finding];
  if (!/^WEBVTT(?:[ \t\r\n]|$)/.test(decoded.text)) return [describeOther(type, captions)];
  const { count, problems } = readCues(decoded.text);
  if (count === 0 && !isPart) return [{ reason: 'has no cues', fix: EXPORT }];
  return describeProblems(problems, captions);
}
