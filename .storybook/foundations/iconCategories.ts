import type { icons } from '@gschool/ui';

export type IconName = keyof typeof icons;

/** What else people call each icon, by what it is for. */
export const iconCategories = {
  Navigation: {
    arrowEnd: 'next forward right',
    arrowStart: 'back previous left',
    arrowUp: 'top scroll up',
    chevronDown: 'expand open dropdown',
    chevronEnd: 'next right',
    chevronStart: 'previous left',
    chevronUp: 'collapse close',
    close: 'x dismiss cancel remove',
    external: 'new tab open leave',
    globe: 'language world translate',
    home: 'house start',
    link: 'url chain',
    menu: 'hamburger bars',
    more: 'dots ellipsis overflow kebab',
    search: 'find magnifier lens',
    settings: 'gear cog preferences appearance',
    sidebar: 'panel collapse navigation',
  },
  Actions: {
    addToPlaylist: 'queue save list',
    check: 'done ok tick selected',
    columns: 'table fields show hide',
    copy: 'duplicate clipboard',
    download: 'save offline',
    edit: 'pencil write change',
    filter: 'funnel narrow refine',
    grip: 'drag handle reorder move',
    logout: 'sign out leave exit',
    minus: 'less decrease subtract',
    plus: 'add more increase new',
    refresh: 'reload retry again reset',
    share: 'send spread',
    sort: 'order ascending descending arrange',
    trash: 'delete remove bin',
  },
  Media: {
    back10: 'rewind seconds',
    captions: 'subtitles cc text',
    chapters: 'sections list',
    exitFullscreen: 'shrink small',
    forward10: 'skip seconds',
    fullscreen: 'expand large',
    keyboard: 'shortcuts keys',
    mute: 'silent sound off',
    pause: 'stop hold',
    photo: 'image camera',
    picture: 'image drawing',
    pip: 'picture in picture mini',
    play: 'start watch',
    playlist: 'queue list',
    skipNext: 'next track',
    skipPrevious: 'previous track',
    speed: 'rate fast slow',
    video: 'movie class camera',
    volume: 'sound audio loud',
  },
  People: {
    bookmark: 'save later watchlist',
    flame: 'streak hot calories',
    heart: 'like favorite love',
    history: 'recent past watched',
    library: 'books collection saved',
    socialNetwork: 'community friends social media',
    star: 'rating review',
    user: 'person account profile',
  },
  Shop: {
    card: 'payment credit',
    cart: 'basket buy',
    palette: 'color theme',
    parcel: 'package box delivery order',
    ruler: 'size measure',
    shoppingBag: 'buy purchase store',
    tag: 'price label sale',
    truck: 'shipping delivery',
  },
  Content: {
    calendar: 'date event schedule',
    clock: 'time duration',
    feed: 'rss subscribe news',
    mail: 'email letter message',
    phone: 'call telephone',
    quote: 'citation words',
  },
  Status: {
    alert: 'warning attention caution triangle',
    eye: 'show visible password',
    eyeOff: 'hide hidden password',
    failure: 'error problem',
    info: 'information about help',
    lock: 'locked private members secure',
    moon: 'dark night mode',
    offline: 'no network disconnected',
    shield: 'security safe protected',
    sun: 'light day mode',
  },
} as const satisfies Record<string, Partial<Record<IconName, string>>>;

/** An icon as the gallery finds it. */
export interface FoundIcon {
  name: IconName;
  keywords: string;
}

/** `chevronStart` → `chevron start` */
const splitName = (name: string): string =>
  name.replace(/[A-Z0-9]+/g, (part) => ` ${part.toLowerCase()}`);

/** The icons of each category that have all words of a search in their name or their keywords. */
export function findIcons(search: string): { category: string; found: FoundIcon[] }[] {
  const parts = search.toLowerCase().split(/\s+/);
  return Object.entries(iconCategories)
    .map(([category, icons]) => ({
      category,
      found: (Object.entries(icons) as [IconName, string][])
        .filter(([name, keywords]) => {
          const text = `${name.toLowerCase()} ${splitName(name)} ${keywords}`;
          return parts.every((part) => text.includes(part));
        })
        .map(([name, keywords]) => ({ name, keywords })),
    }))
    .filter(({ found }) => found.length > 0);
}
