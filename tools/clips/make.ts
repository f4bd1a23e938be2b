import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ClipMeta } from '../../mocks/src/content/clipMeta';
import { captionText } from '../../mocks/src/content/loopCaptions';
import { ffmpeg, picture } from './encode';
import { films } from './films';
import { frameRate, openStudio } from './frames';
import { encodeFilm } from './hls';
import { brandSeconds } from './scenes/brand';

// Draws and encodes the films of the demo: npm run clips, or npm run clips -- breathing brand
// for some of them. Needs Chromium and ffmpeg; takes about two minutes.
const target = fileURLToPath(new URL('../../mocks/public/clips', import.meta.url));
const list = fileURLToPath(new URL('../../mocks/src/content/clips.json', import.meta.url));
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const known: ClipMeta[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
const made = new Map(known.map((meta) => [meta.name, meta]));
const studio = await openStudio();

for (const film of films.filter(({ name }) => isWanted(name))) {
  const folder = `${target}/${film.name}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const frames = studio.frames(film.name, 0, film.seconds * frameRate);
  made.set(film.name, await encodeFilm(film, frames, folder));
  rmSync(`${folder}/sound.wav`);
  writeFileSync(`${folder}/captions.en.vtt`, captionText(film.cues));
  writeFileSync(`${folder}/chapters.json`, `${JSON.stringify(film.chapters, null, 2)}\n`);
  console.log(`${film.name}: ${film.seconds} s in ${folder}`);
}
if (isWanted('brand')) {
  await ffmpeg(
    [
      '-f',
      'image2pipe',
      '-c:v',
      'png',
      '-framerate',
      String(frameRate),
      '-i',
      '-',
      ...picture(26, brandSeconds * frameRate, '3.1'),
      '-an',
      '-movflags',
      '+faststart',
      `${target}/brand.mp4`,
    ],
    studio.frames('brand', 0, brandSeconds * frameRate),
  );
}
await studio.close();
const metas = films.flatMap(({ name }) => made.get(name) ?? []);
writeFileSync(list, `${JSON.stringify(metas, null, 2)}\n`);
