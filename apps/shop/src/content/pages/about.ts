export const principles: readonly { title: string; text: string; picture: string }[] = [
  {
    title: 'A few things, kept for years',
    text: 'Six shelves and no more. Something earns its place when one of us has used it for a season, and loses it when we wouldn’t buy it again.',
    picture: 'art:object/bottle/21',
  },
  {
    title: 'Numbers, not adjectives',
    text: 'Sizes in centimeters, weights in kilograms, stock as it is. If there are three left, there are three left, and no countdown will rush you.',
    picture: 'art:object/roller/13',
  },
  {
    title: 'Everyone gets through the door',
    text: 'By mouse, by keyboard, by voice, on an old phone, from right to left. A shop that can’t be read is closed, whatever the sign says.',
    picture: 'art:figure/tree/34',
  },
];

/** How the shop selects a product. */
export const processSteps: readonly { title: string; text: string }[] = [
  {
    title: 'Someone needs it',
    text: 'Not a trend, a gap: a strap that slips, a mat that smells, a bottle that can’t be opened with wet hands.',
  },
  {
    title: 'We use it for a season',
    text: 'On the school’s floor, by people who don’t know what it costs, and through twenty washes.',
  },
  {
    title: 'It gets an honest page',
    text: 'What it’s made of, what it weighs, how to wash it, and who it’s not for.',
  },
  {
    title: 'It stays, or it goes',
    text: 'What comes back broken comes off the shelf until we know why.',
  },
];
