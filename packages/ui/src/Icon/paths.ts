const circle = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z';
const frame = 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z';
const speaker = 'M4 9.5v5h3.5L12 19V5L7.5 9.5z';
const ten = 'M8.8 10.9l1.5-1V15M13 11.3a1.4 1.4 0 0 1 2.8 0v2.4a1.4 1.4 0 0 1-2.8 0z';

/** Strokes on a grid of 24, 1.75 wide, round ends. */
export const paths = {
  alert: 'M12 4l9 15.5H3zM12 10v4.2M12 16.9v.1',
  'arrow-end': 'M4 12h16M13.5 5.5L20 12l-6.5 6.5',
  'arrow-start': 'M20 12H4M10.5 5.5L4 12l6.5 6.5',
  'arrow-up': 'M12 20V4M5.5 10.5L12 4l6.5 6.5',
  'back-10': `M4.3 10A8 8 0 1 0 7 5.8L4.5 8M4.3 3.5V8h4.5${ten}`,
  bag: 'M6 8h12l1.2 12H4.8zM9 11V7a3 3 0 0 1 6 0v4',
  bookmark: 'M7 4h10a1 1 0 0 1 1 1v15l-6-4.2L6 20V5a1 1 0 0 1 1-1z',
  calendar:
    'M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1zM4 10.5h16M8 3v4M16 3v4',
  captions: `${frame}M10.7 10.4a2.3 2.3 0 1 0 0 3.2M17.2 10.4a2.3 2.3 0 1 0 0 3.2`,
  card: `${frame}M3 10h18M7 15h3`,
  cart: 'M2.5 4h2.7l2.3 11.5h10.3L20 7.5H6M9 20.5a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6zM16.5 20.5a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-end': 'M9.5 6l6 6-6 6',
  'chevron-start': 'M14.5 6l-6 6 6 6',
  'chevron-up': 'M6 14.5l6-6 6 6',
  clock: `${circle}M12 7v5l3.5 2`,
  close: 'M6 6l12 12M18 6L6 18',
  download: 'M12 4v11.5M7 11l5 5 5-5M4.5 20h15',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5-11 11zM13.5 7l3.5 3.5',
  'exit-fullscreen':
    'M9 4v4a1 1 0 0 1-1 1H4M20 9h-4a1 1 0 0 1-1-1V4M15 20v-4a1 1 0 0 1 1-1h4M4 15h4a1 1 0 0 1 1 1v4',
  external: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  'eye-off':
    'M10 5.7a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.4M6.3 7.3A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5c1.8 0 3.4-.6 4.8-1.4M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16',
  film: `${frame}M10.3 9v6l4.7-3z`,
  filter:
    'M4 7h10M18 7h2M4 17h2M10 17h10M16 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  'forward-10': `M19.7 10A8 8 0 1 1 17 5.8L19.5 8M19.7 3.5V8h-4.5${ten}`,
  fullscreen:
    'M4 9V5a1 1 0 0 1 1-1h4M15 4h4a1 1 0 0 1 1 1v4M20 15v4a1 1 0 0 1-1 1h-4M9 20H5a1 1 0 0 1-1-1v-4',
  globe: `${circle}M3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3z`,
  heart:
    'M12 20s-8-4.7-8-10.4A4.5 4.5 0 0 1 8.4 5c1.5 0 2.9.8 3.6 2.1C12.7 5.8 14.1 5 15.6 5A4.5 4.5 0 0 1 20 9.6C20 15.3 12 20 12 20z',
  history: 'M4.3 10A8 8 0 1 1 4 12.8M4 4.5v5.3h5.3M12 8v4.5l3 1.8',
  home: 'M4 10.8L12 4l8 6.8V19a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z',
  info: `${circle}M12 11v5.2M12 7.7v.1`,
  library: 'M5 4v16M10 4v16M14.5 4.5l4.2 15',
  lock: 'M6.5 11h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
  logout: 'M9.5 4H5a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h4.5M20 12H10M15.5 7.5L20 12l-4.5 4.5',
  mail: `${frame}M3.5 7l8.5 6 8.5-6`,
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  minus: 'M5 12h14',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  mute: `${speaker}M16 9.5l5 5M21 9.5l-5 5`,
  offline:
    'M4.5 11.3a11 11 0 0 1 4-2.4M19.5 11.3a11 11 0 0 0-6.8-3.1M7.8 14.8a6.3 6.3 0 0 1 3.7-1.7M12 18.5v.1M4 4l16 16',
  pause: 'M8.5 5v14M15.5 5v14',
  phone:
    'M5 4h3.5l2 5L8 10.8a12 12 0 0 0 5.2 5.2l1.8-2.5 5 2V19a1.5 1.5 0 0 1-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5.5A1.5 1.5 0 0 1 5 4z',
  photo:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17 7v.1',
  pip: 'M10.5 19H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v3.5M14 14h7v5h-7z',
  play: 'M7.5 5.5v13l11-6.5z',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M19.7 10A8 8 0 1 0 20 12.8M20 4.5v5.3h-5.3',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20.5 20.5L16 16',
  settings:
    'M10.2 5.4L10.6 2.9L13.4 2.9L13.8 5.4L15.4 6.1L17.4 4.6L19.4 6.6L17.9 8.6L18.6 10.2L21.1 10.6L21.1 13.4L18.6 13.8L17.9 15.4L19.4 17.4L17.4 19.4L15.4 17.9L13.8 18.6L13.4 21.1L10.6 21.1L10.2 18.6L8.6 17.9L6.6 19.4L4.6 17.4L6.1 15.4L5.4 13.8L2.9 13.4L2.9 10.6L5.4 10.2L6.1 8.6L4.6 6.6L6.6 4.6L8.6 6.1zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  shield: 'M12 3l7.5 2.8v5.7c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.5V5.8zM9 12l2.2 2.2L15.2 10',
  speed: 'M5.3 18.5a9 9 0 1 1 13.4 0M12 14l4-5',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  trash: 'M4.5 7h15M9 7V4h6v3M6.5 7l.8 13h9.4l.8-13M10 11v5.5M14 11v5.5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  volume: `${speaker}M15.5 9a4.2 4.2 0 0 1 0 6M18 6.2a8.2 8.2 0 0 1 0 11.6`,
} as const;

/** The name of an icon. */
export type IconName = keyof typeof paths;

/** Icons that point along the line of text; they flip where it runs right to left. */
export const mirrors: ReadonlySet<IconName> = new Set<IconName>([
  'arrow-end',
  'arrow-start',
  'chevron-end',
  'chevron-start',
  'external',
  'library',
  'logout',
]);

/** Icons whose shape is a surface: drawn filled. */
export const solid: ReadonlySet<IconName> = new Set<IconName>(['play']);
