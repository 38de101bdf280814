import { api, ifMatch, revisedBodyOf } from './client';
import type { IdempotencyKeys } from './idempotency';
import type { components } from './schema.gen';

type ConfigurationType = components['schemas']['SaveConfigurationBody']['configType'];

/**
 * Saves a whole document, unless somebody has saved it since it was read (412). Returns how many things were created,
 * updated and removed, and the document's revision.
 * @param document the new list or document, or JSON text of it
 * @param revision the revision of the document that was read
 */
export function saveConfiguration(
  configType: ConfigurationType,
  document: string | readonly unknown[],
  revision: number,
  keys: IdempotencyKeys,
) {
  const body = { configType, content: typeof document === 'string' ? document : JSON.stringify(document) };
  const headers = { ...ifMatch(revision), ...keys.headersFor({ ...body, revision }) };
  return revisedBodyOf(api.POST('/api/config/save', { body, headers }));
}
