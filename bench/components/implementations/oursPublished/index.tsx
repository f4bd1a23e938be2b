import '@gschool/themes/styles.css';
import '@gschool/ui/styles.css';

/** Our library, as it is published. */
export { implementation } from '../ours/implementation';
