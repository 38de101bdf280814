export { qualityQuery } from './api/quality';
export { readQualitySearch, weeksOf } from './quality-search';
