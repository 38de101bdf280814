export { configHistoryQuery } from './api/config-history';
export { saveConfiguration } from './api/save-configuration';
