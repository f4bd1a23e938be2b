import { paper, rose, sage } from '../palettes';
import { drawFigure } from '../figure';
import {
  drawArches,
  drawCounters,
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

export const repSeconds = 2.5;
export const repsInPart = 8;
export const partSeconds = repSeconds * repsInPart;

const side = parsePose('0 0 0 1 2 184 178 178 176 172 172 180 180 90 180 180 90');
const front = parsePose('0 0 0 0 10 158 196 190 202 164 170 168 180 112 192 180 248');
const bendRight = parsePose('20 14 24 0 10 146 250 262 24 44 52 168 180 112 192 180 248');
const bendLeft = parsePose('340 -14 336 0 10 336 316 308 214 110 98 168 180 112 192 180 248');
const nearLift = parsePose('358 -4 0 1 2 212 140 120 140 60 40 84 186 96 180 180 90');
const farLift = parsePose('358 -4 0 1 2 140 60 40 212 140 120 180 180 90 84 186 96');

const there = (p: number) => ease(p < 0.5 ? p * 2 : 2 - p * 2);

interface MobilityPart {
  name: string;
  colors: Colors;
  anchor: 'ankles' | 'nearAnkle' | 'farAnkle';
  /** The pose at a share of a repetition. */
  at: (rep: number, share: number) => Pose;
}

export const mobilityParts: readonly MobilityPart[] = [
  {
    name: 'Arm circles',
    colors: rose,
    anchor: 'ankles',
    at: (_, p) => {
      const turn = 180 - 360 * p;
      const far = turn + 180;
      return withColumns(side, {
        5: turn,
        6: turn - 6,
        7: turn - 6,
        8: far,
        9: far - 6,
        10: far - 6,
        1: -6 * Math.sin(p * 6.283),
      });
    },
  },
  {
    name: 'Side bends',
    colors: sage,
    anchor: 'ankles',
    at: (rep, p) => blendPoses(front, rep % 2 ? bendLeft : bendRight, there(p)),
  },
  {
    name: 'Knee lifts',
    colors: paper,
    anchor: 'ankles',
    at: (rep, p) => blendPoses(side, rep % 2 ? farLift : nearLift, there(p)),
  },
];

function part(ctx: Context, index: number, into: number): void {
  const current = mobilityParts[index];
  if (!current) return;
  const c = current.colors;
  const reps = Math.min(into / repSeconds, repsInPart - 0.0001);
  const [rep, share] = [Math.floor(reps), reps % 1];
  const x = 908;
  fillSheet(ctx, c.ground);
  if (index === 0) drawDisc(ctx, c.hot, x, 366, 268);
  else if (index === 1) drawArches(ctx, [c.hot, c.deep, c.ground], x, 640, 318);
  else hills(ctx, c);
  fillSheet(ctx, c.deep, 640);
  const stands = index === 2 ? (rep % 2 ? 'nearAnkle' : 'farAnkle') : 'ankles';
  drawFigure(ctx, current.at(rep, share), {
    x,
    groundY: 656,
    scale: 0.565,
    anchor: stands,
    isFlipped: index !== 1,
    colors: c,
  });
  drawText(ctx, current.name, { x: 92, y: 212, size: 62, fill: c.ink, weight: 750 });
  const pop = 1 + 0.1 * (1 - ease(share / 0.18));
  drawText(ctx, String(rep + 1), { x: 84, y: 460, size: 268 * pop, fill: c.ink });
  drawCounters(ctx, {
    x: 96,
    y: 540,
    count: repsInPart,
    done: reps,
    full: c.ink,
    empty: c.deep,
    r: 14,
    gap: 46,
  });
}

function hills(ctx: Context, c: Colors): void {
  drawDisc(ctx, c.soft, 1120, 150, 62);
  ctx.fillStyle = c.hot;
  ctx.beginPath();
  ctx.moveTo(0, 720);
  ctx.lineTo(0, 600);
  ctx.bezierCurveTo(300, 640, 420, 420, 760, 350);
  ctx.bezierCurveTo(980, 306, 1130, 420, 1280, 372);
  ctx.lineTo(1280, 720);
  ctx.fill();
}

/** Three standing movements with eight counted repetitions each. */
export function mobility(ctx: Context, seconds: number): void {
  const index = Math.floor(seconds / partSeconds) % mobilityParts.length;
  const into = seconds % partSeconds;
  const before = (index + mobilityParts.length - 1) % mobilityParts.length;
  drawCircleTransition(
    ctx,
    getEasedProgress(into, 0, 0.7),
    908,
    620,
    () => part(ctx, before, partSeconds),
    () => part(ctx, index, into),
  );
}
