import { poses } from '../../../packages/poster-art/src/poses';
import { dusk, lagoon, night, noon } from '../palettes';
import { drawFigure } from '../figure';
import { arches, disc, during, petals, sheet, wipe, type Colors, type Ctx } from '../paint';
import { blend, pose } from '../pose';

/** Length of the loop; it ends as it begins. */
export const brandSeconds = 8;
const hold = 2;

type Ground = (ctx: Ctx, c: Colors, breath: number) => void;
const sun: Ground = (ctx, c, breath) => disc(ctx, c.hot, 640, 376, 276 + 8 * breath);
const arch: Ground = (ctx, c, breath) =>
  arches(ctx, [c.hot, c.deep, c.ground], 640, 640, 330 + 8 * breath);
const flower: Ground = (ctx, c, breath) => {
  petals(ctx, c.deep, {
    x: 640,
    y: 380,
    r: 400 + 20 * breath,
    turn: 6 * breath,
    count: 12,
    width: 0.25,
  });
  disc(ctx, c.hot, 640, 380, 208 + 8 * breath);
};
const rays: Ground = (ctx, c, breath) => {
  ctx.fillStyle = c.hot;
  ctx.beginPath();
  for (let n = 0; n < 8; n += 1) {
    const edge = (k: number): [number, number] => {
      const a = ((n + k) / 8 - 0.5 + 0.012 * breath) * Math.PI;
      return [640 + Math.sin(a) * 1400, 640 - Math.cos(a) * 1400];
    };
    ctx.moveTo(640, 640);
    ctx.lineTo(...edge(0.02));
    ctx.lineTo(...edge(0.5));
  }
  ctx.fill();
  disc(ctx, c.ground, 640, 640, 250);
};

const acts: readonly { motif: string; colors: Colors; ground: Ground }[] = [
  { motif: 'warrior', colors: noon, ground: sun },
  { motif: 'tree', colors: lagoon, ground: arch },
  { motif: 'dancer', colors: night, ground: flower },
  { motif: 'jump', colors: dusk, ground: rays },
];

/** Four poses that grow out of each other while one sheet of paper slides over the last. */
export function brand(ctx: Ctx, seconds: number): void {
  const index = Math.floor(seconds / hold) % acts.length;
  const into = seconds % hold;
  const act = acts[index];
  const before = acts[(index + acts.length - 1) % acts.length];
  if (!act || !before) return;
  const moved = during(into, 0, 0.62);
  const body = blend(pose(poses[before.motif] ?? []), pose(poses[act.motif] ?? []), moved);
  const set = (which: typeof act, age: number) => () => {
    sheet(ctx, which.colors.ground);
    which.ground(ctx, which.colors, Math.sin((age / hold) * Math.PI * 0.5));
    sheet(ctx, which.colors.deep, 640);
    drawFigure(ctx, body, { x: 640, floor: 656, scale: 0.56, colors: which.colors });
  };
  wipe(ctx, during(into, 0.04, 0.72), 640, 420, set(before, hold + into), set(act, into));
}
