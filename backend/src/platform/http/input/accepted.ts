/** Whether JSON is asked for by its name, and a page less or not at all. */
export function prefersJson(accept = ''): boolean {
  const { json, html } = qualitiesOf(accept);
  return json > html;
}

/** Whether a page is asked for by its name, as browsers do, and JSON not more. */
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
