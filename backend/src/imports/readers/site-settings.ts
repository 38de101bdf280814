import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

/** The address in a site's settings, `url` for Jekyll or `baseURL` for Hugo; undefined if there is none. */
export function addressOfSite(name: string, source: string): string | undefined {
  try {
    const settings = (name.endsWith('.toml') ? parseToml(source) : parseYaml(source)) as Record<
      string,
      unknown
    >;
    const address = settings['baseURL'] ?? settings['baseurl'] ?? settings['url'];
    return typeof address === 'string' && /^https?:\/\//.test(address)
      ? address.replace(/\/$/, '')
      : undefined;
  } catch {
    return undefined;
  }
}
