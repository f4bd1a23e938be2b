/** The content of a plain card. */
export interface PlainCard {
  id: string;
  title: string;
  text: string;
  badge: string;
}

/** The content of a video card. */
export interface VideoCard {
  id: string;
  title: string;
  href: string;
  /** The URL of a picture. */
  picture: string;
  duration: string;
  text: string;
}

const styles = ['Strength', 'Yoga', 'Pilates', 'Mobility', 'Dance'];
const getStyle = (index: number): string => styles[index % styles.length]!;

const createList = <T>(count: number, create: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => create(index));

/** Creates the content of plain cards. */
export const createPlainCards = (count: number): readonly PlainCard[] =>
  createList(count, (index) => ({
    id: `class-${index}`,
    title: `${getStyle(index)} class ${index}`,
    text: 'Six exercises, each a little heavier than the one before.',
    badge: getStyle(index),
  }));

/** Creates the content of video cards. Every picture has its own URL. */
export const createVideoCards = (count: number): readonly VideoCard[] =>
  createList(count, (index) => ({
    id: `video-${index}`,
    title: `${getStyle(index)} video ${index}`,
    href: `#video-${index}`,
    picture: `./poster.svg?${index}`,
    duration: `${10 + (index % 50)} min`,
    text: `${getStyle(index)}, everyone`,
  }));

/** The number of toasts that are visible at the same time. */
export const toastLimit = Number(new URLSearchParams(location.search).get('toasts') ?? 3);

/** The texts of the dialog. */
export const dialogTexts = {
  title: 'Leave the class?',
  text: 'Your progress is saved. You can return at any time.',
  field: 'Reason',
  cancel: 'Stay',
  confirm: 'Leave',
};
