import { Broken } from '../../shared/Broken';

/** `/extra/error-page-two`: what the shop shows when a page has crashed. */
export const ErrorPageTwo = () => <Broken />;
