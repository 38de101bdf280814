import type { components } from './schema.gen';

export type Settings = components['schemas']['SettingsAnswer'];

/**
 * The settings that the server writes into the page that it sends, so that nothing needs to wait for them; undefined on
 * a page from the development server.
 */
export function pageSettings(): Settings | undefined {
  const said = document.querySelector('meta[name="settings"]')?.getAttribute('content');
  return said ? (JSON.parse(said) as Settings) : undefined;
}

/** The product's name until a server has told another. */
export const DEFAULT_BRAND = 'Provenance';
