import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Every token a component may read. Components never write a raw color or a length that a token
 * covers. They read these names, and a color theme gives them values (see `derive.ts`). Names are
 * stable CSS custom properties: `--gs-…`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The background of the page. */
      page: null,
      /** Cards, panels and fields that are raised above the page. */
      surfaceRaised: null,
      /** Wells, tracks and quiet buttons that look sunk into the page. */
      surfaceSunken: null,
      /** Main text and icons; at least 7:1 on page and surfaceRaised. */
      text: null,
      /** Secondary text; at least 4.5:1 on page, surfaceRaised and surfaceSunken. */
      textMuted: null,
      /** Decorative hairlines. */
      borderMuted: null,
      /** Borders of controls; at least 3:1 on page and surfaceRaised. */
      border: null,
      /** The brand as a fill. */
      brand: null,
      /** The brand fill while hovered or pressed. */
      brandStrong: null,
      /** A quiet tint of the brand, for selected items. */
      brandSoft: null,
      /** Text and icons on a brand fill; at least 4.5:1. */
      onBrand: null,
      /** A highlight in the brand's hue behind words; text on it has at least 4.5:1. */
      brandHighlight: null,
      /** The brand as text; at least 4.5:1 on page, surfaceRaised, surfaceSunken and brandSoft. */
      brandText: null,
      /** The secondary accent as a fill. */
      accent: null,
      onAccent: null,
      accentText: null,
      info: null,
      infoSoft: null,
      infoText: null,
      success: null,
      successSoft: null,
      successText: null,
      warning: null,
      warningSoft: null,
      warningText: null,
      danger: null,
      /** The danger fill while hovered or pressed. */
      dangerStrong: null,
      dangerSoft: null,
      dangerText: null,
      /** Text on the full info, success, warning and danger fills. */
      onInfo: null,
      onSuccess: null,
      onWarning: null,
      onDanger: null,
      /** Inverted surface of small selected items, such as active chips, and its text. */
      inverse: null,
      onInverse: null,
      /** A surface that is dark in both schemes (strips, tooltips), and its text; at least 7:1. */
      surfaceDark: null,
      onSurfaceDark: null,
      /** The focus ring; at least 3:1 on page, surfaceRaised and surfaceSunken. */
      focus: null,
      /** Behind dialogs and sheets. */
      scrim: null,
      /**
       * The border of dialogs, sheets, menus and popovers; at least 3:1 on the scrim. In the dark
       * scheme a shadow is not visible, so it also has 3:1 on page, surfaceRaised and surfaceSunken.
       */
      overlayBorder: null,
      /**
       * The translucent background of controls and labels on pictures, and the text on it; the same
       * in every theme.
       */
      mediaOverlay: null,
      onMediaOverlay: null,
      /** Around a video; the same in every theme. */
      stage: null,
    },
    /** Colors of drawn posters by role, the same in both schemes; see `PosterColors`. */
    poster: {
      paper: null,
      light: null,
      ink: null,
      shadow: null,
      brand: null,
      accent: null,
      hot: null,
      blush: null,
      mint: null,
      deep: null,
      night: null,
    },
    radius: {
      /** 2–6 px: tags, labels on pictures. */
      small: null,
      /** Fields, menus. */
      medium: null,
      /** Cards, posters. */
      large: null,
      /** Heroes, dialogs. */
      xlarge: null,
      /** Buttons and chips: a pill in soft themes, squarer in sharp ones. */
      control: null,
      full: null,
    },
    shadow: { low: null, mid: null, high: null },
    font: {
      body: null,
      display: null,
      mono: null,
    },
    /** Fluid sizes with clamp(), in rem so that the font-size setting scales them. */
    text: {
      xs: null,
      sm: null,
      md: null,
      /** Text in fields; never under 16 px, because iOS would zoom the page. */
      field: null,
      lg: null,
      xl: null,
      h3: null,
      h2: null,
      h1: null,
      display: null,
    },
    weight: { regular: null, medium: null, semibold: null, bold: null, display: null },
    leading: { tight: null, snug: null, body: null },
    tracking: { tight: null, display: null, eyebrow: null },
    /** A 4 px grid, in rem: 1 = 0.25rem. */
    space: {
      '0': null,
      '1': null,
      '2': null,
      '3': null,
      '4': null,
      '5': null,
      '6': null,
      '8': null,
      '10': null,
      '12': null,
      '16': null,
      '20': null,
      '24': null,
    },
    size: {
      /** 44 px, the smallest touch target. */
      touch: null,
      /** Height of the site header. */
      header: null,
      /** The widest content column (the layout setting `boxed` makes it narrower). */
      container: null,
      /** Inline padding of a container. */
      gutter: null,
    },
    motion: {
      /** 120 ms */
      fast: null,
      /** 200 ms */
      base: null,
      /** 300 ms */
      slow: null,
      easeOut: null,
      easeInOut: null,
    },
    z: { header: null, overlay: null, toast: null },
  },
  (_value, path) => `gs-${path.join('-').replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`,
);
