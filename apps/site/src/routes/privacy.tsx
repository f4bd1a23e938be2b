import '../i18n/legal';

import { privacy } from '../features/legal/documents';
import { LegalPage } from '../features/legal/LegalPage';

export const Component = () => <LegalPage of={privacy} />;
