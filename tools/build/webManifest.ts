import { registry } from '../../packages/themes/src/registry';

/** The size of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The icons of an installed app by file name; `npm run icons` draws them. */
export const icons = {
  'any-192.png': { size: 192, purpose: 'any' },
  'any-512.png': { size: 512, purpose: 'any' },
  'maskable-512.png': { size: 512, purpose: 'maskable' },
  'monochrome-512.png': { size: 512, purpose: 'monochrome' },
} as const;

/** The icon for the home screen of iOS, which does not read the manifest's icons. */
export const appleTouchIcon = { file: 'apple-touch-180.png', size: 180 };

/** The size of a shortcut's icon. */
export const SHORTCUT_ICON_SIZE = 96;

/** Screenshots of a phone and of a computer. */
export const screenshotSizes = {
  narrow: { width: 720, height: 1560 },
  wide: { width: 1280, height: 800 },
} as const satisfies Record<string, PictureSize>;

/** How an app describes itself for installation; its `entry.server.tsx` exports it. */
export interface WebManifestContent {
  name: string;
  /** The name below the icon, where about 12 letters fit. */
  shortName: string;
  description: string;
  /** The path that the installed app opens. */
  startUrl: string;
  categories: readonly string[];
  /** Shortcuts. Their icons are `/icons/shortcut-{icon}-96.png`. */
  shortcuts: readonly { name: string; url: string; icon: string }[];
  /** Screenshots in `/screenshots`. */
  screenshots: readonly { file: string; label: string; formFactor: 'narrow' | 'wide' }[];
}

/** The path at which the build writes the manifest. */
export const WEB_MANIFEST = '/manifest.webmanifest';

const toSizes = ({ width, height }: PictureSize): string => `${width}x${height}`;
const square = (size: number): string => toSizes({ width: size, height: size });

/**
 * The web app manifest (docs/product/offline.md#installed). Everyone gets the same file, so its
 * colors are those of the default theme, and its language is English. In an installed app, the
 * selected theme and mode apply through `<meta name="theme-color">`, which takes priority while a
 * page is open.
 *
 * @param base the path of the app, with a slash at both ends
 */
export function createWebManifest(content: WebManifestContent, base = '/'): string {
  const at = (path: string) => base + path.slice(1);
  const { light } = registry.gschool.page;
  const manifest = {
    // Identifies the installed app even if `start_url` changes.
    id: base,
    name: content.name,
    short_name: content.shortName,
    description: content.description,
    lang: 'en',
    dir: 'ltr',
    start_url: at(content.startUrl),
    scope: base,
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    background_color: light,
    theme_color: light,
    categories: content.categories,
    icons: Object.entries(icons).map(([file, { size, purpose }]) => ({
      src: at(`/icons/${file}`),
      sizes: square(size),
      type: 'image/png',
      purpose,
    })),
    shortcuts: content.shortcuts.map(({ name, url, icon }) => ({
      name,
      url: at(url),
      icons: [
        {
          src: at(`/icons/shortcut-${icon}-${SHORTCUT_ICON_SIZE}.png`),
          sizes: square(SHORTCUT_ICON_SIZE),
          type: 'image/png',
        },
      ],
    })),
    screenshots: content.screenshots.map(({ file, label, formFactor }) => ({
      src: at(`/screenshots/${file}`),
      sizes: toSizes(screenshotSizes[formFactor]),
      type: 'image/webp',
      form_factor: formFactor,
      label,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
