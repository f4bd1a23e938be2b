import { createRoot } from 'react-dom/client';
// The build replaces this import with the implementation that it builds.
import { implementation } from '#implementation';

import { createScreen } from './Screen';

const Screen = createScreen(implementation);
createRoot(document.getElementById('root')!).render(<Screen />);
