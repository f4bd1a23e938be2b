import { Unstyled, useOf } from '@storybook/addon-docs/blocks';

import { AnatomyPicture, readAnatomy } from '../anatomy/AnatomyPicture';
import type { StoriesModule } from '../states/planStates';

/** The picture above a component’s numbered list of parts, drawn from the component itself. */
export function Anatomy() {
  const { csfFile } = useOf('meta', ['meta']);
  const stories = csfFile.moduleExports as unknown as StoriesModule;
  const anatomy = readAnatomy(stories);
  return (
    anatomy && (
      <Unstyled>
        <AnatomyPicture {...{ stories, anatomy }} />
      </Unstyled>
    )
  );
}
