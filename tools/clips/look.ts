import { mkdirSync, writeFileSync } from 'node:fs';
import { frameRate, openStudio } from './frames';

// Writes single frames to look at: tsx tools/clips/look.ts FOLDER breathing:0,3.5 interval:12
const [folder = 'dist-clips', ...wishes] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const studio = await openStudio();
for (const wish of wishes) {
  const [name = '', times = ''] = wish.split(':');
  for (const time of times.split(',')) {
    for await (const png of studio.frames(name, Math.round(Number(time) * frameRate), 1)) {
      writeFileSync(`${folder}/${name}-${time}.png`, png);
    }
  }
}
await studio.close();
