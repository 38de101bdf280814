import { stopPostgresOfTheRun } from './global-setup.mjs';

// eslint-disable-next-line no-restricted-exports -- Jest calls the default export.
export default stopPostgresOfTheRun;
