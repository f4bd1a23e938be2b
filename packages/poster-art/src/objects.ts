import type { PosterFormat } from './posterFormat';
import { drawBackground } from './backgrounds';
import type { Palette } from './palettes';
import { random } from './random';
import { round } from './shapes';

/**
 * Products in a box of 200 × 200 on the floor. A letter names the
 * paper: a the body, b details, c an accent, d the body's shade.
 */
const table = `
tee a M70 32q30 24 60 0l54 28-20 44-24-8v104h-80v-104l-24 8-20-44z b M70 32q30 24 60 0l-7-4q-23 17-46 0z c M80 118a20 20 0 0 1 40 0z b M72 124h56v6h-56z
bottle b M84 10h32v26h-32z d M78 36h44v14h-44z a M64 74q0-20 18-26h36q18 6 18 26v110q0 16-16 16h-40q-16 0-16-16z c M64 100h72v56h-72z
mat a M28 104h116v96h-116q-20-48 0-96z c M44 104h14v96h-14zM80 104h14v96h-14z a M96 152a48 48 0 1 1 96 0a48 48 0 1 1-96 0z d M106 152a38 38 0 1 1 76 0a38 38 0 1 1-76 0z a M118 152a26 26 0 1 1 52 0a26 26 0 1 1-52 0z b M130 152a14 14 0 1 1 28 0a14 14 0 1 1-28 0z
band d M22 150a78 50 0 1 1 156 0a78 50 0 1 1-156 0zM44 142a56 30 0 1 0 112 0a56 30 0 1 0-112 0z a M22 128a78 50 0 1 1 156 0v24a78 50 0 0 1-156 0zM44 128a56 30 0 1 0 112 0a56 30 0 1 0-112 0z
tote b M66 84c0-88 68-88 68 0h-11c0-70-46-70-46 0z a M38 76h124l12 124h-148z c M66 152a34 34 0 0 1 68 0z b M58 158h84v7h-84z
cap d M146 130c34 2 48 18 46 30c-40-14-90-16-150-12z a M40 150c-8-96 118-104 116-8q-60-6-116 8z b M40 150q60-16 116-8c26 0 40 8 36 18c-44-12-96-12-152 2z c M82 128a18 18 0 0 1 36-3z
mug b M136 98h14a33 33 0 0 1 0 66h-16v-15h15a18 18 0 0 0 0-36h-13z a M42 80h98v90q0 30-30 30h-38q-30 0-30-30z c M42 112h98v34h-98z d M70 66c-14-16 14-24 0-42h8c14 18-14 26 0 42zM102 66c-14-16 14-24 0-42h8c14 18-14 26 0 42z
book b M42 30h104q12 0 12 12v136h-104q-8 12 0 22q-12-2-12-18z a M58 176h100v20h-100q-8-10 0-20z c M74 122a30 30 0 0 1 60 0z a M66 128h76v6h-76zM74 52h60v8h-60z
ticket d M20 66h166v40a16 16 0 0 0 0 32v40h-166v-40a16 16 0 0 0 0-32z a M14 58h166v40a16 16 0 0 0 0 32v40h-166v-40a16 16 0 0 0 0-32z b M128 66h4v12h-4zM128 90h4v12h-4zM128 114h4v12h-4zM128 138h4v12h-4z c M42 132a30 30 0 0 1 60 0z b M34 138h76v7h-76z
dumbbell d M66 132h68v24h-68z a M8 114h24v60h-24zM168 114h24v60h-24z b M32 88h36v112h-36zM132 88h36v112h-36z c M42 88h9v112h-9zM149 88h9v112h-9z
roller a M46 46v134a54 20 0 0 0 108 0v-134z d M128 56h26v124q0 10-26 16z c M46 84a54 20 0 0 0 108 0v18a54 20 0 0 1-108 0zM46 132a54 20 0 0 0 108 0v18a54 20 0 0 1-108 0z d M46 46a54 20 0 1 1 108 0a54 20 0 1 1-108 0z b M66 46a34 12 0 1 1 68 0a34 12 0 1 1-68 0z
block d M150 128l26-14v70l-26 16z a M22 128h128v72h-128z d M22 128l26-14h128l-26 14z b M54 60l20-12h88l-20 12z c M54 60h88v54h-88z b M142 60l20-12v56l-20 10z b M66 158a20 20 0 0 1 40 0z
leggings a M58 18h84l16 182h-40l-18-112l-18 112h-40z b M58 18h84l2 22h-88z d M95 60h10v26h-10z c M46 150h44l-3 18h-42zM110 150h44l1 18h-42z
hoodie d M66 44q34-52 68 0l-10 24h-48z a M62 46q38 40 76 0l46 36-14 86h-26l-6-42v74h-76v-74l-6 42h-26l-14-86z b M80 138h40l10 32h-60z c M90 70h5v36h-5zM106 70h5v30h-5z
shoe a M18 178q-6-58 6-90h34l12 24q24 10 54 14q42 6 62 52z d M24 88h34l8 16h-46z c M80 116l16 6-12 28-18-6zM108 126l16 2-10 28-18-4z b M12 174h176q8 26-14 26h-152q-18 0-10-26z
slipper d M40 122q32-6 62 6q24 10 38 22q-24 10-54 10q-40 0-46-38z a M16 168q0-42 24-46q4 38 46 38q30 0 54-10q46 4 48 34q0 16-24 16h-120q-28 0-28-32z b M52 140q10-62 64-76l5 9q-40 14-52 74z c M24 190h156v10h-156z
sock a M66 12h58v92q0 14 14 22l32 18q20 14 14 34q-6 22-34 22h-46q-24 0-30-26z d M134 200h16q28 0 34-22q4-14-4-24q-32 4-46 46z b M66 12h58v26h-58z c M67 60h57v12h-57zM68 84h56v12h-56z
kettlebell b M60 100c-28-92 108-92 80 0h-22c16-60-52-60-36 0z a M100 84c-98 0-92 116-46 116h92c46 0 52-116-46-116z d M54 200h92q20-8 26-34q-72 24-144 0q6 26 26 34z c M76 136a24 24 0 1 1 48 0a24 24 0 1 1-48 0z
strap d M26 150a74 50 0 1 1 148 0a74 50 0 1 1-148 0zM50 148a50 32 0 1 0 100 0a50 32 0 1 0-100 0z a M26 134a74 50 0 1 1 148 0a74 50 0 1 1-148 0zM50 134a50 32 0 1 0 100 0a50 32 0 1 0-100 0z c M60 134a40 24 0 1 1 80 0a40 24 0 1 1-80 0zM80 134a20 10 0 1 0 40 0a20 10 0 1 0-40 0z b M138 168l34 10 8 22h-44z
spray d M72 14h62v26h-62z b M86 40h28v28h-28zM72 20h-24v10h24zM120 40h12l-8 28h-8z a M62 96q0-20 22-28h32q22 8 22 28v88q0 16-16 16h-44q-16 0-16-16z c M62 116h76v52h-76z
ball a M16 152a48 48 0 1 1 96 0a48 48 0 1 1-96 0z d M26 180q38 22 76 0q-14 20-38 20t-38-20z b M104 160a40 40 0 1 1 80 0a40 40 0 1 1-80 0z c M80 178a22 22 0 1 1 44 0a22 22 0 1 1-44 0z
jar a M46 116h108v68q0 16-16 16h-76q-16 0-16-16z b M54 84h92v32h-92z d M54 108h92v8h-92z c M46 134h108v46h-108z a M76 152h48v9h-48z
`;

const drawings = new Map(
  table
    .trim()
    .split('\n')
    .map((row): [string, string[]] => {
      const [name = '', ...layers] = row.split(/ (?=[abcd] M)/);
      return [name, layers];
    }),
);

/** Object motifs. */
export const objects: readonly string[] = [...drawings.keys()];

/** Draws a product standing on the floor of its background. */
export const drawObject = (
  motif: string,
  seed: number,
  c: Palette,
  { width: w, height: h, isHero }: PosterFormat,
): string => {
  const floor = h * 0.88;
  const size = Math.min(h * (isHero ? 0.84 : 0.68), w * 0.72);
  const scale = round(size / 20) / 10;
  const paper = { a: c.soft, b: c.ink, c: c.hot, d: c.shade };
  const next = random(seed);
  return (
    drawBackground(seed, { width: w, height: h, middle: w / 2, floor }, c, next) +
    `<g transform="translate(${round(w / 2 - 100 * scale)} ${round(floor - 200 * scale)}) scale(${scale})">` +
    (drawings.get(motif) ?? [])
      .map((layer) => `<path fill="${paper[layer[0] as 'a']}" d="${layer.slice(2)}"/>`)
      .join('') +
    '</g>'
  );
};
