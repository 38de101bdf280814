import type { components } from './schema.gen';

export type Settings = components['schemas']['SettingsAnswer'];

/**
 * What the server said of itself in the page that it sent, so that nothing needs to wait for it. A page from the
 * development server says nothing.
 */
export function pageSettings(): Settings | undefined {
  const said = document.querySelector('meta[name="settings"]')?.getAttribute('content');
  return said ? (JSON.parse(said) as Settings) : undefined;
}

/** The product's name until a server has told another. */
export const DEFAULT_BRAND = 'Provenance';
