import { composeStory, type Args } from '@storybook/react-vite';
import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';

import { classNames } from '../../packages/ui/src/internal/classNames';
import { UiProvider } from '../../packages/ui/src/providers/UiProvider/UiProvider';
import { Stage } from '../stage/Stage';
import { readStage, type StageState } from '../stage/stage';
import type { StoriesModule } from '../states/planStates';
import * as styles from './AnatomyPicture.css';
import { placePins, type Pin } from './placePins';

/** The anatomy that a file of stories declares in `parameters.anatomy`. */
export interface Anatomy {
  /** Props that show every part. */
  args?: Args | undefined;
  /**
   * A selector for each numbered part of the component’s page, in its order; null for a part that
   * is not in the picture. The first match that can be seen is shown.
   */
  parts: readonly (string | null)[];
  /** The state of a component with `parameters.stage`, if not all parts are there at rest. */
  state?: StageState | undefined;
}

export const readAnatomy = ({ default: meta }: StoriesModule): Anatomy | undefined =>
  meta.parameters?.['anatomy'] as Anatomy | undefined;

/** Finds the parts of a drawn component and places their numbers. */
function findPins(root: HTMLElement, { parts }: Anatomy): Pin[] {
  const { x, y, width, height } = root.getBoundingClientRect();
  const found = parts.flatMap((selector, index) => {
    // A part can have one form on a phone and another one on a desktop.
    const box = [...(selector ? root.querySelectorAll(selector) : [])]
      .map((element) => element.getBoundingClientRect())
      .find(({ width }) => width > 0);
    if (!box) return [];
    const part = { x: box.x - x, y: box.y - y, width: box.width, height: box.height };
    return [{ number: index + 1, part }];
  });
  return placePins(found, { width, height });
}

const RADIUS = 11;

/** A component with the numbers of its parts, which its page explains in a list. */
export function AnatomyPicture({ stories, anatomy }: { stories: StoriesModule; anatomy: Anatomy }) {
  const picture = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const [pins, setPins] = useState<readonly Pin[]>([]);
  const isStaged = readStage(stories) !== undefined;
  const Drawing = useMemo(
    () => composeStory({ name: 'Anatomy' }, stories.default) as ComponentType<Args>,
    [stories],
  );
  useEffect(() => {
    const update = () => {
      const found = findPins(picture.current!, anatomy);
      setPins((pins) => (JSON.stringify(pins) === JSON.stringify(found) ? pins : found));
    };
    // It also runs at first, and when a font or a picture has changed a size.
    const sizes = new ResizeObserver(update);
    const observeSizes = (root: Element) => {
      for (const part of [root, ...root.querySelectorAll('*')]) sizes.observe(part);
    };
    observeSizes(picture.current!);
    // What opens is rendered, and then placed, after the component.
    const changes = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node instanceof Element) observeSizes(node);
      update();
    });
    changes.observe(drawing.current!, { subtree: true, childList: true, attributes: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [anatomy]);
  return (
    <UiProvider>
      <div
        ref={picture}
        className={classNames(styles.picture, 'skip-toc')}
        role="img"
        aria-label="The component, with the numbers of its parts"
      >
        <div ref={drawing} className={isStaged ? styles.stagedDrawing : styles.drawing} inert>
          {isStaged ? (
            <Stage stories={stories} args={anatomy.args} state={anatomy.state} />
          ) : (
            <div className={styles.sized}>
              <Drawing {...anatomy.args} />
            </div>
          )}
        </div>
        <svg className={styles.numbers} data-pins={pins.length} aria-hidden>
          {pins.map(({ number, x, y, target, part }) => (
            <g key={number}>
              <rect className={styles.part} {...part} rx="3" />
              <line className={styles.line} x1={x} y1={y} x2={target.x} y2={target.y} />
              <circle className={styles.end} cx={target.x} cy={target.y} r="3" />
              <circle className={styles.pin} cx={x} cy={y} r={RADIUS} />
              <text className={styles.number} x={x} y={y}>
                {number}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </UiProvider>
  );
}
