import { between, disc, go, outline, type Point } from './shapes';

/** A place along a limb: 0 its start, 1 its joint, 2 its end; then the radius in front and behind. */
type Station = readonly [at: number, front: number, back: number];

/** Shoulder, upper arm, elbow, forearm, wrist. */
export const armStations: readonly Station[] = [
  [0, 25, 25],
  [0.42, 25, 23],
  [1, 18, 18],
  [1.32, 19, 20],
  [2, 11, 11],
];

/** Hip, thigh, knee, calf, ankle: the thigh is rounder in front, the calf behind. */
export const legStations: readonly Station[] = [
  [0, 48, 52],
  [0.4, 46, 45],
  [1, 30, 28],
  [1.3, 25, 35],
  [1.93, 15, 16],
];

/** A joint that is bent further has a crease, so both halves of the limb are drawn on their own. */
const CREASE_DEGREES = 84;

const toDegrees = ([x, y]: Point, [x2, y2]: Point): number =>
  (Math.atan2(x2 - x, y - y2) * 180) / Math.PI;

/** The difference of two directions, from -180 to 180 degrees. */
export const getBend = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/**
 * The soft outline of a limb of two bones; `back` is the side that is its back: 1 to the right of
 * its direction, -1 to the left. Always wound clockwise, so that limbs unite in one path.
 */
export const drawLimb = (
  [a, b, c]: readonly [Point, Point, Point],
  stations: readonly Station[],
  back: number,
): string => {
  const first = toDegrees(a, b);
  const second = toDegrees(b, c);
  const bend = getBend(first, second);
  const draw = (part: readonly Station[], isCreased: boolean): string => {
    const left: Point[] = [];
    const right: Point[] = [];
    for (const [at, front, behind] of part) {
      const isUpper = at < 1 || (at === 1 && part.at(-1)?.[0] === 1);
      const middle = at === 1 && !isCreased;
      const direction = middle ? first + bend / 2 : isUpper ? first : second;
      const center = at <= 1 ? between(a, b, at) : between(b, c, at - 1);
      // The inner side of a bent joint is further from its center.
      const inner = middle ? 1 / Math.cos((bend * Math.PI) / 360) : 1;
      const [onLeft, onRight] = back > 0 ? [front, behind] : [behind, front];
      left.push(go(center, direction - 90, onLeft * (bend < 0 ? inner : 1)));
      right.unshift(go(center, direction + 90, onRight * (bend > 0 ? inner : 1)));
    }
    const [start = 0, startRadius = 0] = part[0] ?? [];
    const [end = 2, endRadius = 0] = part.at(-1) ?? [];
    const from =
      start === 0 ? go(a, first, -startRadius * 0.92) : go(b, second, -startRadius * 0.9);
    // An arm ends below its hand, a trouser leg in a straight hem, a creased half at its joint.
    const to =
      end === 1 ? go(b, first, endRadius * 0.9) : go(between(b, c, end - 1), second, end - 1);
    return outline([from, ...left, to, ...right]);
  };
  if (Math.abs(bend) < CREASE_DEGREES) return draw(stations, false);
  const [, front = 0, behind = 0] = stations.find(([at]) => at === 1) ?? [];
  const upper = stations.filter(([at]) => at <= 1);
  const lower = stations.filter(([at]) => at >= 1);
  return draw(upper, true) + draw(lower, true) + disc(b, Math.max(front, behind));
};
