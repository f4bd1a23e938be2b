import { stage, type Context } from './paint';
import { brand } from './scenes/brand';
import { breathing } from './scenes/breathing';
import { interval } from './scenes/interval';
import { mobility } from './scenes/mobility';

const scenes: Readonly<Record<string, (ctx: Context, seconds: number) => void>> = {
  breathing,
  interval,
  mobility,
  brand,
};
const canvas = document.createElement('canvas');
const ctx = canvas.getContext('2d', { alpha: false, willReadFrequently: true });

/** Draws `count` frames from `first` on and returns them as PNG data URLs. Called by `frames.ts`. */
function drawFrames(name: string, first: number, count: number, rate: number): string[] {
  const draw = scenes[name];
  if (!ctx || !draw) throw new Error(`no scene called ${name}`);
  canvas.width = stage.width;
  canvas.height = stage.height;
  return Array.from({ length: count }, (_, n) => {
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    draw(ctx, (first + n) / rate);
    return canvas.toDataURL('image/png');
  });
}

Object.assign(globalThis, { drawFrames });
