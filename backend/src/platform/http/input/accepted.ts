/** Whether the header names JSON, and prefers it to a page. */
export function prefersJson(accept = ''): boolean {
  const { json, html } = qualitiesOf(accept);
  return json > html;
}

/** Whether the header names a page, as browsers do, and does not prefer JSON. */
export function prefersPage(accept = ''): boolean {
  const { json, html } = qualitiesOf(accept);
  return html > 0 && html >= json;
}

function qualitiesOf(accept: string): { readonly json: number; readonly html: number } {
  const qualities = new Map(accept.split(',').map(qualityOf));
  return { json: qualities.get('application/json') ?? 0, html: qualities.get('text/html') ?? 0 };
}

function qualityOf(range: string): [type: string, quality: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [type, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
}
