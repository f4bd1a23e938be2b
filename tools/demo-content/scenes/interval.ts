import { lagoon, noon } from '../palettes';
import { drawFigure } from '../figure';
import {
  drawArches,
  clamp,
  drawDisc,
  getEasedProgress,
  ease,
  fillSheet,
  drawCircleTransition,
  drawText,
  type Colors,
  type Context,
} from '../paint';
import { blendPoses, parsePose, withColumns, type Pose } from '../pose';

export const workSeconds = 40;
export const squatSeconds = 2.5;

const standing = parsePose('0 0 0 1 2 184 176 176 176 168 168 180 180 90 180 180 90');
const reaching = parsePose('0 -6 354 1 2 6 2 0 354 358 0 180 180 90 180 180 90');
const squatting = parsePose('34 -6 14 1 2 82 78 85 90 84 88 86 208 90 82 210 90');
const ring = { x: 356, y: 352, r: 218, width: 44 };

function movement(seconds: number): Pose {
  const breath = Math.sin((seconds * Math.PI) / 2);
  const resting = withColumns(standing, { 0: breath, 5: 186 + breath * 3, 8: 174 - breath * 3 });
  const cycle = (seconds % squatSeconds) / squatSeconds;
  const working = blendPoses(reaching, squatting, ease(cycle < 0.5 ? cycle * 2 : 2 - cycle * 2));
  const effort =
    getEasedProgress(seconds, 0, 0.6) * (1 - getEasedProgress(seconds, workSeconds, 0.8));
  return blendPoses(resting, working, effort);
}

function scene(ctx: Context, seconds: number, isWork: boolean): void {
  const c: Colors = isWork ? noon : lagoon;
  fillSheet(ctx, c.ground);
  if (isWork) drawDisc(ctx, c.hot, 930, 372, 262);
  else drawArches(ctx, [c.hot, c.deep, c.ground], 930, 640, 296);
  fillSheet(ctx, c.deep, 640);
  drawFigure(ctx, movement(seconds), {
    x: 926,
    groundY: 654,
    scale: 0.55,
    anchor: 'ankles',
    isFlipped: true,
    colors: c,
  });
  const [start, span] = isWork ? [0, workSeconds] : [workSeconds, 60 - workSeconds];
  const left = clamp(1 - (seconds - start) / span);
  ctx.lineWidth = ring.width;
  ctx.strokeStyle = c.deep;
  ctx.beginPath();
  ctx.arc(ring.x, ring.y, ring.r, 0, Math.PI * 2);
  ctx.stroke();
  ctx.strokeStyle = isWork ? c.hot : c.soft;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.arc(
    ring.x,
    ring.y,
    ring.r,
    -Math.PI / 2,
    -Math.PI / 2 + Math.PI * 2 * Math.max(left, 0.0001),
  );
  ctx.stroke();
  const count = Math.max(1, Math.ceil(left * span - 0.001));
  const pulse = count <= 3 ? 1 + 0.08 * (1 - ease((seconds % 1) / 0.5)) : 1;
  drawText(ctx, String(count), {
    x: ring.x - 4,
    y: ring.y + 62,
    size: 196 * pulse,
    fill: c.ink,
    align: 'center',
  });
  drawText(ctx, isWork ? 'Work' : 'Rest', {
    x: ring.x,
    y: ring.y + 126,
    size: 46,
    fill: c.ink,
    align: 'center',
    weight: 700,
  });
}

/** Forty seconds of squat and reach and twenty of rest, in a ring that shows the remaining time. */
export function interval(ctx: Context, seconds: number): void {
  const isWork = seconds < workSeconds;
  const since = isWork ? seconds : seconds - workSeconds;
  drawCircleTransition(
    ctx,
    getEasedProgress(since, 0, 0.8),
    ring.x,
    ring.y,
    () => scene(ctx, seconds, !isWork),
    () => scene(ctx, seconds, isWork),
  );
}
