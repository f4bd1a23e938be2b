import { Badge } from '../../data-display/Badge/Badge';
import { Button } from '../../actions/Button/Button';
import type { HeroSlideContent } from './HeroSlider';
import * as icons from '../../data-display/Icon/icons';
import { bay, bayColor } from '../Picture/Picture.fixtures';

/** Five slides; the fourth is a photo. */
export const slides: readonly HeroSlideContent[] = [
  {
    id: 'warrior',
    eyebrow: 'New this week',
    title: 'Warrior flow for heavy days',
    text: 'A grounded half hour that builds from the feet up. Blocks help, a wall is enough.',
    picture: 'art:figure/warrior/12',
    meta: (
      <>
        <Badge>32 min</Badge>
        <Badge>Yoga</Badge>
      </>
    ),
    actions: (
      <>
        <Button href="#warrior" size="large" iconStart={icons.play}>
          Play
        </Button>
        <Button href="#save" size="large" variant="quiet">
          Save for later
        </Button>
      </>
    ),
  },
  {
    id: 'circle',
    eyebrow: 'Live on Friday',
    title: 'Full moon breathing circle',
    text: 'An hour of slow breath with Mara Kern. Doors open at seven.',
    picture: 'art:event/breathe/14',
    actions: (
      <Button href="#circle" size="large">
        Reserve a spot
      </Button>
    ),
  },
  {
    id: 'strong',
    eyebrow: 'Series',
    title: 'Slow strength, strong legs',
    text: 'Eight evenings, one pair of weights, no jumping.',
    picture: 'art:series/squat/40',
    actions: (
      <Button href="#strong" size="large">
        See the series
      </Button>
    ),
  },
  {
    id: 'retreat',
    eyebrow: 'Retreat',
    title: 'A week by the sea',
    text: 'Practice at dawn, the bay at dusk, and nothing you have to do in between.',
    picture: bay,
    placeholderColor: bayColor,
    actions: (
      <Button href="#retreat" size="large">
        See the week
      </Button>
    ),
  },
  {
    id: 'dance',
    eyebrow: 'Short on time',
    title: 'Ten minutes that count',
    picture: 'art:figure/jump/27',
    actions: (
      <Button href="#short" size="large">
        Pick one
      </Button>
    ),
  },
];
