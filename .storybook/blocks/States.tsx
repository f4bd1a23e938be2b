import { Stories, Unstyled, useOf } from '@storybook/addon-docs/blocks';

import type { StoriesModule } from '../states/planStates';
import { readStage } from '../stage/stage';
import { StageStates } from '../stage/StageStates';
import { StateGrid } from '../states/StateGrid';

/** The states of a component: all of them side by side, then its stories. */
export function States() {
  const { csfFile } = useOf('meta', ['meta']);
  const stories = csfFile.moduleExports as unknown as StoriesModule;
  return (
    <>
      <Unstyled>
        {readStage(stories) ? <StageStates stories={stories} /> : <StateGrid stories={stories} />}
      </Unstyled>
      {/* Without a heading. */}
      <Stories title={<></>} includePrimary={false} />
    </>
  );
}
