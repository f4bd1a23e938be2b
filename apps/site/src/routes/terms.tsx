import '../i18n/legal';

import { terms } from '../features/legal/documents';
import { LegalPage } from '../features/legal/LegalPage';

export const Component = () => <LegalPage of={terms} />;
