import { drawExtremity } from './extremities';
import { drawHead } from './head';
import { armStations, drawLimb, getBend, legStations } from './limbs';
import { between, go, limb, outline, type Point } from './shapes';

/** A drawn figure: markup around the hip at 0,0, and how far it reaches. */
export interface Figure {
  markup: string;
  /** The hands that hold something, which are drawn over it. */
  fists: string;
  /** Left, top, right, bottom. */
  box: readonly [number, number, number, number];
  lift: number;
  hands: readonly [Point, Point];
}

/** The colors of a figure. `behind` and `behindSuit` are those of the limbs behind the body. */
export interface FigureColors {
  skin: string;
  behind: string;
  suit: string;
  behindSuit: string;
  hair: string;
  line: string;
  band: string;
}

/** How a figure is drawn. */
interface FigureOptions {
  /** Mirrors the pose. */
  isFlipped: boolean;
  /** Its hands hold the equipment. */
  isGripping: boolean;
  /** Draws the face, for large pictures. */
  isDetailed: boolean;
}

const HAND = 58;
const FOOT = 86;
const FIST = 22;

/** Draws a pose. */
export const drawFigure = (
  pose: readonly number[],
  { skin, behind, suit, behindSuit, hair, line, band }: FigureColors,
  { isFlipped, isGripping, isDetailed }: FigureOptions,
): Figure => {
  const v = (i: number): number => pose[i] ?? 0;
  const turn = (value: number): number => (isFlipped ? 360 - value : value);
  const sign = isFlipped ? -1 : 1;
  const box: [number, number, number, number] = [1e4, 1e4, -1e4, -1e4];
  const reach = ([x, y]: Point, by: number): void => {
    box[0] = Math.min(box[0], x - by);
    box[1] = Math.min(box[1], y - by);
    box[2] = Math.max(box[2], x + by);
    box[3] = Math.max(box[3], y + by);
  };

  const breadth = v(4) / 10;
  const isSide = breadth < 0.5;
  const lean = turn(v(0));
  const hip: Point = [0, 0];
  const neck = go(hip, lean, 262);
  const across = (p: Point, by: number): Point => go(p, lean + 90, by);
  // The spine's middle bends away from the face when the back is round.
  const waist = across(between(hip, neck, 0.46), -v(1) * sign);
  const chest = across(between(hip, neck, 0.78), -v(1) * sign * 0.55);

  /** A column's angle, and how much of its length is seen: `100.6` is 100° at 0.6 of its length. */
  const read = (i: number): [degrees: number, share: number] => {
    const whole = Math.floor(v(i));
    return [whole, Math.round((v(i) - whole) * 10) / 10 || 1];
  };
  /** The joints of a limb whose angles start at column `i`. */
  const chain = (start: Point, i: number, lengths: readonly [number, number]) => {
    const [upper, upperShare] = read(i);
    const [lower, lowerShare] = read(i + 1);
    const joint = go(start, turn(upper), lengths[0] * upperShare);
    return [start, joint, go(joint, turn(lower), lengths[1] * lowerShare)] as const;
  };

  /** An arm, its hand, and where the hand is. */
  const arm = (i: number, side: number, fill: string): [string, string, Point] => {
    const shoulder = across(go(neck, lean, -30), side * (8 + breadth * 43));
    const joints = chain(shoulder, i, [150, 138]);
    const [degrees, share] = read(i + 2);
    const [, elbow, wrist] = joints;
    const bend = getBend(read(i + 1)[0], degrees);
    const isFlat = !isGripping && Math.abs(bend) > 55;
    // A flat hand has its palm away from the forearm; the thumb of an open one is above, or in front.
    const isBehind = degrees > 200 && (share < 1 || degrees < 350);
    const thumb = isFlat ? (bend < 0 ? 1 : -1) : isBehind ? -1 : 1;
    const tip = go(wrist, turn(degrees), isGripping ? FIST : HAND);
    reach(elbow, 20);
    reach(tip, 10);
    reach(wrist, 12);
    const shape = isGripping ? 'fist' : share < 1 ? 'slim' : isFlat ? 'flat' : 'open';
    return [
      drawLimb(joints, armStations, sign),
      drawExtremity(fill, shape, wrist, turn(degrees), thumb * sign),
      tip,
    ];
  };

  /** A leg, its foot, and the foot again if it is in front of crossed legs. */
  const leg = (i: number, side: number, fill: string): [string, string, string] => {
    const joints = chain(across(go(hip, lean, 6), side * breadth * 22), i, [246, 250]);
    const [, knee, ankle] = joints;
    const [degrees, share] = read(i + 2);
    const bend = getBend(read(i + 1)[0], degrees);
    // The toes of a foot that points the other way are those of a leg that is turned out.
    const sole = bend > 25 ? -sign : sign;
    const isTucked = share < 0.65;
    const isPointed = Math.abs(bend) < 40 && share === 1;
    reach(knee, 30);
    reach(go(ankle, turn(degrees), FOOT * share), 10);
    reach(ankle, 20);
    const shape = isTucked ? 'tucked' : isPointed ? 'pointed' : 'foot';
    const foot = drawExtremity(fill, shape, ankle, turn(degrees), sole, share);
    return [drawLimb(joints, legStations, sole), isTucked ? '' : foot, isTucked ? foot : ''];
  };

  /** The outline of one side of the body, from the seat to the shoulder. */
  const half = (side: number): Point[] => {
    const isFront = side === sign;
    const seat = isSide ? (isFront ? 44 : 60) : 40 + breadth * 14;
    return [
      across(go(hip, lean, -30), side * seat * 0.82),
      across(go(hip, lean, 20), side * (isSide ? (isFront ? 48 : 58) : 46 + breadth * 10)),
      across(waist, side * (isSide ? 37 : 36)),
      across(chest, side * (isSide ? (isFront ? 52 : 42) : 43 + breadth * 6)),
      across(go(neck, lean, -18), side * (20 + breadth * 46)),
    ];
  };
  const torso = outline([go(hip, lean, -50), ...half(-1), go(neck, lean, 8), ...half(1).reverse()]);
  reach(go(hip, lean, -50), 8);
  const up = turn(v(2));
  const skull = go(neck, up, 104);
  reach(skull, 92);
  const [farColor, farSuit] = isSide ? [behind, behindSuit] : [skin, suit];
  const [nearArm, nearHand, nearTip] = arm(5, sign, skin);
  const [farArm, farHand, farTip] = arm(8, -sign, farColor);
  const [nearLeg, nearFoot, nearTucked] = leg(11, sign, skin);
  const [farLeg, farFoot, farTucked] = leg(14, -sign, farColor);
  const p = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
  const throat = limb(go(neck, lean, -16), 25, go(neck, up, 70), 21, -2);
  const front = isGripping ? '' : nearHand;
  const back = isGripping ? '' : farHand;
  return {
    markup:
      (isSide ? farFoot + p(farSuit, farLeg) + back + p(farColor, farArm) : farFoot) +
      nearFoot +
      p(skin, throat) +
      drawHead(skull, up, v(3) * sign, { skin, hair, line, band }, isDetailed) +
      p(suit, (isSide ? '' : farLeg) + nearLeg + torso) +
      (isSide ? '' : farTucked + nearTucked + p(skin, farArm) + back) +
      p(skin, nearArm) +
      front,
    fists: isGripping ? farHand + nearHand : '',
    box,
    lift: v(17),
    hands: [nearTip, farTip],
  };
};
