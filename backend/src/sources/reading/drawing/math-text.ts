import { asExponent } from './raised.js';

/** The words and figures of a formula in one line, without the parts that are only for other programs. */
export function mathText(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return (node.textContent ?? '').trim();
  const name = node.nodeName.toLowerCase();
  if (name === 'annotation' || name === 'annotation-xml') return '';
  const parts = [...node.childNodes].map(mathText).filter((part) => part !== '');
  const [first = '', second = ''] = parts;
  if (name === 'mfrac') return `${grouped(first)}/${grouped(second)}`;
  if (name === 'msup')
    return /^[-−+]?\d+$/.test(second) ? `${first}${asExponent(second)}` : `${first}^${second}`;
  if (name === 'msqrt') return `√${grouped(parts.join(''))}`;
  return parts.reduce(
    (line, part) => (/\p{N}$/u.test(line) && /^[\p{N}(]/u.test(part) ? `${line} ${part}` : line + part),
    '',
  );
}

/** Puts a part of more than one figure or name in brackets. */
const grouped = (part: string): string => (/^[\p{L}\p{N}.,]*$/u.test(part) ? part : `(${part})`);
