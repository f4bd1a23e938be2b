import { useLayoutEffect } from 'react';

import { classNames } from '../../packages/ui/src/internal/classNames';
import { UiProvider } from '../../packages/ui/src/providers/UiProvider/UiProvider';
import { imitateInStyleSheets } from '../states/imitateStates';
import type { StoriesModule } from '../states/planStates';
import * as gridStyles from '../states/StateGrid.css';
import { Stage } from './Stage';
import { readStage } from './stage';
import * as styles from './StageStates.css';

interface StageStatesProps {
  /** The exports of the component's file of stories. */
  stories: StoriesModule;
  /** A heading, where there are several grids. */
  title?: string | undefined;
}

/** The states of a component that opens over the page, each in a block that stands for the page. */
export function StageStates({ stories, title }: StageStatesProps) {
  useLayoutEffect(imitateInStyleSheets, []);
  const stage = readStage(stories);
  return (
    <UiProvider>
      <div className={classNames(gridStyles.component, 'skip-toc')}>
        {title && <h2 className={gridStyles.title}>{title}</h2>}
        <div className={stage?.isWide ? styles.wideGrid : styles.grid}>
          {stage?.states.map((state) => (
            <figure key={state.label} className={gridStyles.state} data-state={state.label}>
              <div inert>
                <Stage {...{ stories, state }} />
              </div>
              <figcaption className={gridStyles.label}>{state.label}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </UiProvider>
  );
}
