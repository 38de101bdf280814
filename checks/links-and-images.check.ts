import { failuresOr, type Check, type Failure } from './check.js';
import { counted, quoted } from './text/counted.js';
import type { Link } from './text/markdown.js';
import type { ParsedText } from './text/parsed-text.js';

const credit = /\b(?:credit|photo(?:graph)?|image|courtesy|source|picture|illustration|drawing)s?\b|©|\(c\)/i;
/** The greatest distance between an image and its credit, which may be in the line below it. */
const nearby = 200;

/** Addresses are well formed, and images have an alternative text and a credit. */
export const linksAndImages: Check = {
  id: 'links-and-images',
  name: 'Links and images',
  about: 'Sees whether addresses are well formed, and whether pictures have alternative texts and credits.',
  kind: 'certain',
  severity: 'warn',
  fix: 'person',
  version: 3,
  markdown: 'needed',
  run(text) {
    const links = text.tree?.links.filter(({ address }) => address !== undefined) ?? [];
    const failures = [
      ...links.flatMap((link) => faults(text, link)),
      ...(text.tree?.definitions ?? []).flatMap(({ start, end, address }) =>
        addressFaults('link', address).map((message) => ({ message, spans: [text.span(start, end)] })),
      ),
    ];
    const passed =
      links.length === 0
        ? 'The text has no links and no images.'
        : `${counted(links.length, 'link or image').replace('link or images', 'links and images')} in order.`;
    return failuresOr(failures, passed);
  },
};

function faults(text: ParsedText, link: Link): Failure[] {
  const { kind, start, end, label, address = '' } = link;
  const spans = [text.span(start, end)];
  const found = addressFaults(kind, address);
  if (label === '') {
    found.push(kind === 'image' ? 'An image has no alternative text.' : 'A link has no words.');
  }
  // An image without an address is not shown, so it needs no credit.
  if (kind === 'image' && address !== '' && !hasCredit(text, link))
    found.push(`The image ${quoted(label || address)} has no credit.`);
  return found.map((message) => ({ message, spans }));
}

function addressFaults(kind: Link['kind'], address: string): string[] {
  if (address === '') return [kind === 'image' ? 'An image has no address.' : 'A link has no address.'];
  return isWellFormed(address) ? [] : [`The address ${quoted(address)} is not well formed.`];
}

/**
 * Matches a web address. No host name is longer than this, and converting the letters of all alphabets to ASCII takes
 * quadratic time.
 */
const webAddress = /^https?:\/\/(?![^/?#]{300})[^\s/]/i;

/** Whether an address is a web or mail address, a place in this text, or a path of this site. */
function isWellFormed(address: string): boolean {
  if (/^(?:#\S+|\/(?!\/)\S*|\.{1,2}\/\S*)$/.test(address)) return true;
  if (/^mailto:[^\s@]+@(?=[^\s@]+\.[^\s@])[^\s@]+$/i.test(address)) return true;
  if (!webAddress.test(address) || !URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname.startsWith('[') || /^[^.]+(?:\.[^.]+)+$/.test(hostname);
}

function hasCredit({ content }: ParsedText, { title, end }: Link): boolean {
  return title !== '' || credit.test(content.slice(end, end + nearby).split(/\n\s*\n.*\n/, 1)[0] ?? '');
}
