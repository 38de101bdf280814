export { configurationHistoryQuery } from './api/get-configuration-history';
export { saveConfiguration } from './api/save-configuration';
