import { spawn } from 'node:child_process';

/** Runs ffmpeg with `input` as its stdin; rejects with its error output. */
export async function ffmpeg(
  args: readonly string[],
  input?: AsyncIterable<Buffer>,
): Promise<void> {
  const child = spawn('ffmpeg', ['-y', '-hide_banner', '-loglevel', 'error', ...args], {
    stdio: ['pipe', 'inherit', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.on('data', (text: Buffer) => {
    errorOutput += text.toString();
  });
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg stopped with ${code}: ${errorOutput}`)),
    );
  });
  child.stdin.on('error', () => undefined);
  for await (const chunk of input ?? []) {
    if (!child.stdin.write(chunk)) {
      await Promise.race([new Promise((resolve) => child.stdin.once('drain', resolve)), done]);
    }
  }
  child.stdin.end();
  await done;
}

/** Options for H.264 Main that keep flat drawings sharp and small. */
export const h264 = (crf: number, gop: number, level: string) => [
  '-c:v',
  'libx264',
  '-profile:v',
  'main',
  '-level',
  level,
  '-preset',
  'slower',
  '-tune',
  'animation',
  // Without B-frames, decoding and pictures both start at 0, so loops join without a gap.
  '-bf',
  '0',
  // More bits for frames that move, where limbs would look frayed.
  '-qcomp',
  '0.8',
  '-crf',
  String(crf),
  '-pix_fmt',
  'yuv420p',
  '-g',
  String(gop),
  '-keyint_min',
  String(gop),
  '-sc_threshold',
  '0',
];
