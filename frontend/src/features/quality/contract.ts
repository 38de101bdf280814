export { qualityQuery } from './api/quality';
export { readQualitySearch, weeksOf } from './domain/quality-search';
