export { sitesQuery } from './api/sites';
export { tokensQuery } from './api/tokens';
export { webhooksQuery } from './api/webhooks';
export { readIntegrationsSearch } from './domain/integrations-search';
