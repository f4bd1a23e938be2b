import { Stories, Unstyled, useOf } from '@storybook/addon-docs/blocks';

import type { StoriesModule } from '../states/planStates';
import { StateGrid } from '../states/StateGrid';

/** The states of a component: all of them side by side, then its stories. */
export function States() {
  const { csfFile } = useOf('meta', ['meta']);
  return (
    <>
      <Unstyled>
        <StateGrid stories={csfFile.moduleExports as unknown as StoriesModule} />
      </Unstyled>
      {/* Without a heading. */}
      <Stories title={<></>} includePrimary={false} />
    </>
  );
}
