import type { Colors, Context } from './paint';
import type { Pose } from './pose';

type Point = readonly [number, number];
const length = {
  torso: 262,
  neck: 104,
  upper: 150,
  fore: 138,
  hand: 50,
  thigh: 246,
  calf: 244,
  foot: 86,
};

const moveBy = ([x, y]: Point, degrees: number, by: number): Point => {
  const a = (degrees * Math.PI) / 180;
  return [x + Math.sin(a) * by, y - Math.cos(a) * by];
};
const interpolate = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

interface LimbPart {
  a: Point;
  ra: number;
  b: Point;
  rb: number;
  bulge: number;
}

export interface Placement {
  /** Where the feet are, in px of the stage. */
  x: number;
  groundY: number;
  scale: number;
  /** Faces left instead of right. */
  isFlipped?: boolean;
  /** The joint that stays above `x`. */
  anchor?: 'hip' | 'ankles' | 'nearAnkle' | 'farAnkle';
  colors: Colors;
}

/** Draws the school's figure: tapered limbs, a waist and a bun, in any pose and between poses. */
export function drawFigure(ctx: Context, pose: Pose, place: Placement): void {
  const v = (n: number) => pose.v[n] ?? 0;
  const k = (n: number) => pose.k[n] ?? 1;
  const breadth = v(4) / 10;
  const lean = v(0);
  const hip: Point = [0, 0];
  const neck = moveBy(hip, lean, length.torso);
  const across = (p: Point, by: number) => moveBy(p, lean + 90, by);
  const arm = (n: number, side: number): LimbPart[] => {
    const shoulder = across(moveBy(neck, lean, -30), side * (8 + breadth * 43));
    const elbow = moveBy(shoulder, v(n), length.upper * k(n));
    const wrist = moveBy(elbow, v(n + 1), length.fore * k(n + 1));
    const tip = moveBy(wrist, v(n + 2), length.hand * k(n + 2));
    return [
      { a: shoulder, ra: 26, b: elbow, rb: 19, bulge: 3 },
      { a: elbow, ra: 19, b: wrist, rb: 13, bulge: 4 },
      { a: wrist, ra: 14, b: tip, rb: 8, bulge: 6 },
    ];
  };
  const leg = (n: number, side: number): [LimbPart, LimbPart, LimbPart] => {
    const joint = across(moveBy(hip, lean, 6), side * breadth * 22);
    const knee = moveBy(joint, v(n), length.thigh * k(n));
    const ankle = moveBy(knee, v(n + 1), length.calf * k(n + 1));
    const toe = moveBy(moveBy(ankle, v(n + 1), 10), v(n + 2), length.foot * k(n + 2));
    const heel = moveBy(moveBy(ankle, v(n + 1), 7), v(n + 2), -12);
    return [
      { a: joint, ra: 50, b: knee, rb: 30, bulge: 5 },
      { a: knee, ra: 30, b: ankle, rb: 16, bulge: 9 },
      { a: heel, ra: 15, b: toe, rb: 9, bulge: 4 },
    ];
  };
  const [nearArm, farArm] = [arm(5, 1), arm(8, -1)];
  const [nearLeg, farLeg] = [leg(11, 1), leg(14, -1)];
  const ends = [...nearLeg, ...farLeg, ...nearArm, ...farArm];
  const lowest = Math.max(50, ...ends.flatMap((p) => [p.a[1] + p.ra, p.b[1] + p.rb]));
  const ankles = [nearLeg[1].b[0], farLeg[1].b[0]] as const;
  const anchor = {
    hip: 0,
    ankles: (ankles[0] + ankles[1]) / 2,
    nearAnkle: ankles[0],
    farAnkle: ankles[1],
  };

  ctx.save();
  ctx.translate(place.x, place.groundY);
  ctx.scale(place.isFlipped ? -place.scale : place.scale, place.scale);
  ctx.translate(-anchor[place.anchor ?? 'hip'], -lowest - v(17));
  const { colors } = place;
  const [behindSkin, behindSuit] = [
    mixColors(colors.ink, colors.ground),
    mixColors(colors.soft, colors.ink),
  ];
  const isSide = breadth < 0.5;
  const fill = (color: string, parts: readonly LimbPart[]) => {
    ctx.fillStyle = color;
    for (const part of parts) drawLimb(ctx, part);
  };
  if (isSide) {
    fill(behindSuit, farLeg.slice(0, 2));
    fill(behindSkin, [...farArm, farLeg[2]]);
  }
  const up = v(2);
  const skull = moveBy(neck, up, length.neck);
  const throat: LimbPart = { a: moveBy(neck, lean, -14), ra: 24, b: skull, rb: 19, bulge: 0 };
  fill(colors.ink, isSide ? [throat] : [...farArm, ...nearArm, throat]);
  drawHead(ctx, skull, up, v(3), 'face', colors.ink);
  fill(colors.soft, [...(isSide ? [] : farLeg.slice(0, 2)), ...nearLeg.slice(0, 2)]);
  drawTorso(ctx, colors.soft, { hip, neck, lean, breadth, bend: v(1), across });
  drawHead(ctx, skull, up, v(3), 'hair', colors.hair);
  fill(colors.ink, isSide ? [nearLeg[2], ...nearArm] : [nearLeg[2], farLeg[2]]);
  ctx.restore();
}

function drawLimb(ctx: Context, { a, ra, b, rb, bulge }: LimbPart): void {
  const span = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const d: Point = [(b[0] - a[0]) / span, (b[1] - a[1]) / span];
  const k = Math.max(-0.9, Math.min(0.9, (ra - rb) / span));
  const s = Math.sqrt(1 - k * k);
  const c = interpolate(a, b, 0.38);
  const rc = ra + (rb - ra) * 0.38 + bulge;
  const normal = (sign: number): Point => [d[0] * k - d[1] * s * sign, d[1] * k + d[0] * s * sign];
  const out = (p: Point, m: Point, by: number): Point => [p[0] + m[0] * by, p[1] + m[1] * by];
  const [m1, m2] = [normal(-1), normal(1)];
  const [start, end] = [Math.atan2(m1[1], m1[0]), Math.atan2(m2[1], m2[0])];
  ctx.beginPath();
  ctx.moveTo(...out(a, m1, ra));
  ctx.quadraticCurveTo(...out(c, m1, rc), ...out(b, m1, rb));
  ctx.arc(b[0], b[1], rb, start, end);
  ctx.quadraticCurveTo(...out(c, m2, rc), ...out(a, m2, ra));
  ctx.arc(a[0], a[1], ra, end, start);
  ctx.fill();
}

interface Body {
  hip: Point;
  neck: Point;
  lean: number;
  breadth: number;
  bend: number;
  across: (p: Point, by: number) => Point;
}

function drawTorso(
  ctx: Context,
  fill: string,
  { hip, neck, lean, breadth, bend, across }: Body,
): void {
  const waist = across(interpolate(hip, neck, 0.46), -bend);
  const chest = across(interpolate(hip, neck, 0.78), -bend * 0.55);
  const side = (s: number): Point[] => [
    across(moveBy(hip, lean, -18), s * (40 + breadth * 14)),
    across(moveBy(hip, lean, 40), s * (46 + breadth * 8)),
    across(waist, s * 36),
    across(chest, s * (43 + breadth * 6)),
    across(moveBy(neck, lean, -18), s * (20 + breadth * 46)),
  ];
  const points = [...side(-1), moveBy(neck, lean, 8), ...side(1).toReversed()];
  const at = (n: number) => points[(n + points.length) % points.length] ?? hip;
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.moveTo(...at(0));
  points.forEach((p, n) => {
    const next = at(n + 1);
    const first: Point = [p[0] + (next[0] - at(n - 1)[0]) / 6, p[1] + (next[1] - at(n - 1)[1]) / 6];
    const second: Point = [
      next[0] + (p[0] - at(n + 2)[0]) / 6,
      next[1] + (p[1] - at(n + 2)[1]) / 6,
    ];
    ctx.bezierCurveTo(...first, ...second, ...next);
  });
  ctx.fill();
}

const shapes = {
  sideFace:
    'M0,-66C36,-66 54,-40 52,-14C56,-2 66,8 64,13C62,18 54,16 54,20C56,34 52,50 42,58C26,66 10,60 0,54C-40,48 -58,14 -56,-10C-54,-44 -34,-66 0,-66Z',
  sideHair:
    'M50,-30C30,-30 10,-18 4,10C-2,34 -18,50 -36,44C-66,24 -70,-28 -46,-54C-90,-50 -100,-92 -72,-104C-44,-114 -26,-90 -30,-68C6,-86 44,-68 50,-30Z',
  frontFace:
    'M0,-68C40,-68 56,-40 54,-6C52,34 28,64 0,64C-28,64 -52,34 -54,-6C-56,-40 -40,-68 0,-68Z',
  frontHair:
    'M57,0C54,-24 30,-34 12,-44C-8,-32 -50,-26 -57,0C-66,-34 -50,-66 -20,-74C-42,-92 -30,-126 0,-126C30,-126 42,-92 20,-74C50,-66 66,-34 57,0Z',
};

function drawHead(
  ctx: Context,
  at: Point,
  up: number,
  gaze: number,
  what: 'face' | 'hair',
  fill: string,
): void {
  ctx.save();
  ctx.translate(...at);
  ctx.rotate((up * Math.PI) / 180);
  if (gaze < 0) ctx.scale(-1, 1);
  const name = what === 'face' ? 'Face' : 'Hair';
  ctx.fillStyle = fill;
  ctx.fill(new Path2D(gaze === 0 ? shapes[`front${name}`] : shapes[`side${name}`]));
  ctx.restore();
}

/** Mixes 30% of the second color into the first, for limbs behind the body. */
function mixColors(from: string, to: string): string {
  const channel = (hex: string, n: number) => parseInt(hex.slice(1 + n * 2, 3 + n * 2), 16);
  return `rgb(${[0, 1, 2].map((n) => Math.round(channel(from, n) * 0.7 + channel(to, n) * 0.3)).join(' ')})`;
}
