import { ErrorPage } from '../../shared/ErrorPage';

/** `/extra/error-page-two`: what the shop shows when a page has crashed. */
export const ErrorPageTwo = () => <ErrorPage />;
