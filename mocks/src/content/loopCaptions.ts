import type { ClipMeta, Cue } from './clipMeta';

/** Formats cues as WebVTT. */
export function captionText(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, text }) => `${time(start)} --> ${time(end)}\n${text}\n`);
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

/** Repeats the captions of a clip for `seconds`. The last cue is cut off at the end. */
export function loopCaptions(meta: ClipMeta, seconds: number): string {
  const rounds = Math.ceil(seconds / meta.seconds);
  const cues = Array.from({ length: rounds }, (_, round) =>
    meta.cues.map(({ start, end, text }) => ({
      start: start + round * meta.seconds,
      end: Math.min(end + round * meta.seconds, seconds),
      text,
    })),
  );
  return captionText(cues.flat().filter(({ start, end }) => start < end));
}

function time(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
}
