import { stopPostgresOfTheRun } from './global-setup.mjs';

// oxlint-disable-next-line no-restricted-exports -- Jest calls the default export.
export default stopPostgresOfTheRun;
