/**
 * Poses of one figure, facing right. Angles are degrees (0 up, 90 right, 180
 * down); a decimal part shortens the part (`100.6` is 100° at 0.6 of its length)
 * where a limb comes towards us; a hand with one is seen from its narrow side. The columns:
 *
 * torso, bend (+ rounds the back), head, gaze (1 right, 0 front, -1 left), breadth (10 front … 0 side),
 * near arm: upper, fore, hand · far arm · near leg: thigh, calf, foot · far leg,
 * then a lift above the ground, if any.
 */
const table = `
warrior 0 0 0 1 10 90 90 90 270 270 270 112 180 90 228 228 262
tree 0 0 0 0 10 14 326 356.9 346 34 4.9 180 180 112.7 113 245 205
lunge 2 -10 356 1 4 44 8 4 340 352 356 104 178 90 238 246 160
dancer 38 -26 20 1 3 72 66 70 268 262 250 176 181 90 262 12 30
squat 34 -6 14 1 2 82 78 85 90 84 88 86 208 90 82 210 90
plank 68 0 72 1 2 178 180 90 170 180 90 250 252 176 248 250 176
bridge 246 -10 276 1 2 113 95 90 109 93 90 70 182 90 66 178 90
jump 4 -8 356 1 7 58 44 40 296 312 320 104 208 222 256 262 300 110
seated 0 0 0 0 10 150 128 100 210 232 260 102 262.8 265.6 258 98.8 95.6
downdog 132 4 140 1 2 134 134 96 128 132 94 208 210 100 202 206 100
cobra 38 -46 10 1 3 138 170 90 128 172 90 262 263 268 259 262 266
triangle 90 0 86 -1 8 180 180 180 0 0 0 150 150 90 211 211 268
child 92 44 114 1 2 112 98 92 106 96 90 112 271 270 108 269 270
boat 328 6 340 1 3 90 84 88 86 82 84 52 54 60 48 50 56
sidePlank 74 0 72 0 8 180 180 90 358 2 0 248 250 176 252 254 180
deadlift 62 -8 52 1 3 178 178 180 174 180 180 134 196 90 130 198 90
kettlebell 4 0 0 1 9 22 0 0 226 166 170 160 182 110 206 184 250
press 0 0 0 0 10 62 356 0 298 4 0 166 182 120 194 178 240
run 12 -6 8 1 3 222 112 100 132 36 40 68 172 84 212 228 186
kick 340 4 352 1 5 130 24 20 236 214 220 82 80 62 182 184 90
twist 356 0 0 -1 6 112 40 20 208 186 262 36 172 90 96 266 268
fold 146 30 166 1 2 156 214 200 150 208 200 184 180 90 178 177 90
breathe 0 0 0 0 10 166 306.8 352.9 194 54.8 8.9 104 262.8 265.6 256 98.8 95.6
reach 338 -12 338 0 9 352 318 312 216 144 120 172 181 120 198 184 240
swing 22 -4 12 1 4 98 92 95 94 90 95 146 198 90 140 200 90
`;

/** A pose's numbers, in the order above. */
export const poses: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' '))
    .map(([name, ...numbers]) => [name, numbers.map(Number)]),
);
