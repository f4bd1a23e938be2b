import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { ClipMeta } from '../../mocks/src/content/clipMeta';
import { captionText } from '../../mocks/src/content/loopCaptions';
import { ffmpeg, h264 } from '../clips/ffmpeg';
import { clips, type ClipDefinition } from './clips';
import { encodeClip, frameRate, pipedFrames } from '../clips/hls';
import { openRenderer } from './frames';
import { brandSeconds } from './scenes/brand';
import { sampleRate, wavFile } from './sound';

// `npm run clips [-- breathing brand]` draws and encodes the demo's clips, or some of them. It
// needs Chromium and ffmpeg, and takes about two minutes.
const target = fileURLToPath(new URL('../../mocks/public/clips', import.meta.url));
const clipList = fileURLToPath(new URL('../../mocks/src/content/clips.json', import.meta.url));
const selected = process.argv.slice(2);
const isSelected = (name: string) => selected.length === 0 || selected.includes(name);
const known: ClipMeta[] = existsSync(clipList) ? JSON.parse(readFileSync(clipList, 'utf8')) : [];
const encodedClips = new Map(known.map((meta) => [meta.name, meta]));
const renderer = await openRenderer();
const getSoundFile = ({ notes }: ClipDefinition) => ({
  sampleRate,
  sound: (seconds: number) => wavFile(notes, seconds),
});

for (const clip of clips.filter(({ name }) => isSelected(name))) {
  const folder = `${target}/${clip.name}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const frames = renderer.frames(clip.name, 0, clip.seconds * frameRate);
  encodedClips.set(clip.name, await encodeClip({ ...clip, ...getSoundFile(clip), frames }, folder));
  rmSync(`${folder}/sound.wav`);
  writeFileSync(`${folder}/captions.en.vtt`, captionText(clip.cues));
  writeFileSync(`${folder}/chapters.json`, `${JSON.stringify(clip.chapters, null, 2)}\n`);
  console.log(`${clip.name}: ${clip.seconds} s in ${folder}`);
}
if (isSelected('brand')) {
  await ffmpeg(
    [
      ...pipedFrames,
      ...h264(26, brandSeconds * frameRate, '3.1'),
      '-an',
      '-movflags',
      '+faststart',
      `${target}/brand.mp4`,
    ],
    renderer.frames('brand', 0, brandSeconds * frameRate),
  );
}
await renderer.close();
const metas = clips.flatMap(({ name }) => encodedClips.get(name) ?? []);
writeFileSync(clipList, `${JSON.stringify(metas, null, 2)}\n`);
