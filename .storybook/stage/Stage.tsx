import type { Args } from '@storybook/react-vite';
import { useEffect, useState, type ComponentType } from 'react';

import { OverlayContainer } from '../../packages/ui/src/internal/OverlayContainer';
import type { StoriesModule } from '../states/planStates';
import { readStage, type StageState } from './stage';
import * as styles from './Stage.css';

interface StageProps {
  /** The exports of the component's file of stories. */
  stories: StoriesModule;
  /** Props of this picture. */
  args?: Args | undefined;
  /** The state that is shown. */
  state?: StageState | undefined;
}

/**
 * A block that stands for the page: a component is open inside it, as it would be over the page. It
 * is a picture, so put it into an inert element.
 */
export function Stage({ stories, args, state }: StageProps) {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const options = readStage(stories);
  useEffect(() => {
    if (stage) state?.cause?.(stage);
  }, [stage, state]);
  if (!options) return null;
  const { size = 'medium', place = 'top', render } = options;
  const Component = stories.default.component as ComponentType<Args>;
  const props = { ...stories.default.args, ...options.args, ...args, ...state?.args };
  return (
    <div ref={setStage} className={styles.stage[size]} data-stage>
      {size !== 'content' && (
        <div className={styles.lines}>
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index} className={styles.line} />
          ))}
        </div>
      )}
      {stage && (
        <OverlayContainer value={stage}>
          <div className={styles.drawing[size === 'content' ? 'whole' : place]}>
            {render ? render(props) : <Component {...props} />}
          </div>
        </OverlayContainer>
      )}
    </div>
  );
}
