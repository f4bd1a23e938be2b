import { mkdirSync, writeFileSync } from 'node:fs';

import { frameRate } from '../clips/hls';
import { openRenderer } from './frames';

// Writes single frames as PNG files:
// npx tsx tools/demo-content/previewFrames.ts FOLDER breathing:0,3.5 interval:12
const [folder = 'dist-clips', ...scenes] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const renderer = await openRenderer();
for (const scene of scenes) {
  const [name = '', times = ''] = scene.split(':');
  for (const time of times.split(',')) {
    for await (const png of renderer.frames(name, Math.round(Number(time) * frameRate), 1)) {
      writeFileSync(`${folder}/${name}-${time}.png`, png);
    }
  }
}
await renderer.close();
