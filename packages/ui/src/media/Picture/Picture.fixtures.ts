const drawn = (inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640" viewBox="0 0 960 640">${inside}</svg>`,
  )}`;

const grain =
  '<filter id="g"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .22 0"/></filter><rect width="960" height="640" filter="url(#g)"/>';

/** A drawing instead of a photo file: a bay at dusk with the sun far from the center. */
export const bay = drawn(
  `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#2b3a67"/><stop offset=".55" stop-color="#c8746a"/><stop offset="1" stop-color="#f4c78a"/></linearGradient><linearGradient id="w" x2="0" y2="1"><stop stop-color="#d98f76"/><stop offset="1" stop-color="#22304f"/></linearGradient><filter id="b"><feGaussianBlur stdDeviation="7"/></filter><filter id="c"><feGaussianBlur stdDeviation="2"/></filter></defs><path fill="url(#s)" d="M0 0h960v400H0z"/><circle cx="760" cy="330" r="120" fill="#ffd9a0" opacity=".55" filter="url(#b)"/><circle cx="760" cy="330" r="52" fill="#fff1d0" filter="url(#c)"/><path filter="url(#c)" fill="#5a4a68" d="M0 330q90-90 190-40t170-30 190 70 210 20 200-30v90H0z"/><path filter="url(#c)" fill="#3b3554" d="M0 360q120-60 260-20t240 20 460 0v60H0z"/><path fill="url(#w)" d="M0 400h960v240H0z"/><g filter="url(#c)" fill="#ffe2b4" opacity=".5"><path d="M700 408h120v4H700zM670 424h180v5H670zM712 446h96v5h-96zM640 472h240v6H640zM690 506h140v7H690zM610 548h300v8H610z"/></g>${grain}`,
);

/** Its dominant color. */
export const bayColor = '#c8746a';

/** A URL without a picture. */
export const broken = 'data:image/png;base64,broken';

/** A transparent picture, which shows its background. */
export const transparent = drawn('');
