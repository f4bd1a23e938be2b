import { poses } from '../../../packages/poster-art/src/poses';
import { dusk, lagoon, night, noon } from '../palettes';
import { drawFigure } from '../figure';
import {
  drawArches,
  drawDisc,
  getEasedProgress,
  drawPetals,
  fillSheet,
  drawCircleTransition,
  type Colors,
  type Context,
} from '../paint';
import { blendPoses, parsePose } from '../pose';

/** Length of the loop; the last frame leads to the first. */
export const brandSeconds = 8;
const secondsPerPose = 2;

type DrawBackground = (ctx: Context, c: Colors, breath: number) => void;
const sun: DrawBackground = (ctx, c, breath) => drawDisc(ctx, c.hot, 640, 376, 276 + 8 * breath);
const arch: DrawBackground = (ctx, c, breath) =>
  drawArches(ctx, [c.hot, c.deep, c.ground], 640, 640, 330 + 8 * breath);
const flower: DrawBackground = (ctx, c, breath) => {
  drawPetals(ctx, c.deep, {
    x: 640,
    y: 380,
    r: 400 + 20 * breath,
    turn: 6 * breath,
    count: 12,
    width: 0.25,
  });
  drawDisc(ctx, c.hot, 640, 380, 208 + 8 * breath);
};
const rays: DrawBackground = (ctx, c, breath) => {
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
  drawDisc(ctx, c.ground, 640, 640, 250);
};

const poseScenes: readonly { motif: string; colors: Colors; ground: DrawBackground }[] = [
  { motif: 'warrior', colors: noon, ground: sun },
  { motif: 'tree', colors: lagoon, ground: arch },
  { motif: 'dancer', colors: night, ground: flower },
  { motif: 'jump', colors: dusk, ground: rays },
];

/** Four poses that blend into each other while a circle reveals the next background. */
export function brand(ctx: Context, seconds: number): void {
  const index = Math.floor(seconds / secondsPerPose) % poseScenes.length;
  const into = seconds % secondsPerPose;
  const act = poseScenes[index];
  const before = poseScenes[(index + poseScenes.length - 1) % poseScenes.length];
  if (!act || !before) return;
  const moved = getEasedProgress(into, 0, 0.62);
  const body = blendPoses(
    parsePose(poses[before.motif] ?? []),
    parsePose(poses[act.motif] ?? []),
    moved,
  );
  const set = (which: typeof act, age: number) => () => {
    fillSheet(ctx, which.colors.ground);
    which.ground(ctx, which.colors, Math.sin((age / secondsPerPose) * Math.PI * 0.5));
    fillSheet(ctx, which.colors.deep, 640);
    drawFigure(ctx, body, { x: 640, groundY: 656, scale: 0.56, colors: which.colors });
  };
  drawCircleTransition(
    ctx,
    getEasedProgress(into, 0.04, 0.72),
    640,
    420,
    set(before, secondsPerPose + into),
    set(act, into),
  );
}
