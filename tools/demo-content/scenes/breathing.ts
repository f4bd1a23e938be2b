import { poses } from '../../../packages/poster-art/src/poses';
import { dusk as c } from '../palettes';
import { drawFigure } from '../figure';
import {
  drawCounters,
  drawDisc,
  ease,
  drawPetals,
  fillSheet,
  drawText,
  type Context,
} from '../paint';
import { parsePose } from '../pose';

/** Seconds of one breath: four in, two of holding, six out; five breaths are a minute. */
const breathPhases = [
  { word: 'In', start: 0, seconds: 4 },
  { word: 'Hold', start: 4, seconds: 2 },
  { word: 'Out', start: 6, seconds: 6 },
] as const;
export const breathSeconds = 12;

const sitting = parsePose(poses['breathe'] ?? []);
const light = '#1c747b';
const pale = '#2f8c8f';

/** A seated figure in a flower that opens with each breath in and closes with each breath out. */
export function breathing(ctx: Context, seconds: number): void {
  const t = seconds % breathSeconds;
  const open = t < 4 ? ease(t / 4) : t < 6 ? 1 : 1 - ease((t - 6) / 6);
  const [x, y] = [868, 372];
  fillSheet(ctx, c.ground);
  drawPetals(ctx, light, { x, y, r: 226 + 174 * open, turn: 0, count: 10, width: 0.32 });
  drawDisc(ctx, pale, x, y, 150 + 104 * open);
  drawDisc(ctx, c.hot, x, y, 128 + 74 * open);
  fillSheet(ctx, c.deep, 636);
  drawFigure(ctx, sitting, { x, groundY: 654, scale: 0.72, colors: c });
  for (const phase of breathPhases) {
    const into = t - phase.start;
    if (into < 0 || into >= phase.seconds) continue;
    const alpha = Math.min(1, into / 0.35, (phase.seconds - into) / 0.35);
    drawText(ctx, phase.word, { x: 92, y: 372, size: 168, fill: c.ink, alpha: ease(alpha) });
    drawCounters(ctx, {
      x: 100,
      y: 442,
      count: phase.seconds,
      done: into + 0.001,
      full: c.soft,
      empty: light,
      r: 15,
    });
  }
}
