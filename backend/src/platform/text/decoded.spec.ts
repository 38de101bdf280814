import { decoded } from './decoded.js';

const euroDashQuote = Buffer.from([0x80, 0x20, 0x96, 0x20, 0x92, 0x20, 0xe9]);

describe('the encoding of a page', () => {
  it.each([
    ['named by the server', euroDashQuote, 'text/html; charset=windows-1252'],
    ['under the name that browsers take for it', euroDashQuote, 'text/html; charset="ISO-8859-1"'],
    ['named by nobody', euroDashQuote, 'text/html'],
    ['named by nobody, in UTF-8', Buffer.from('€ – ’ é'), 'text/html'],
    ['marked, whatever the server says', Buffer.from('\uFEFF€ – ’ é'), 'text/html; charset=windows-1252'],
    ['marked, in pairs of bytes', Buffer.from('\uFEFF€ – ’ é', 'utf16le'), 'text/html'],
  ])('%s', (_, bytes, contentType) => {
    expect(decoded(bytes, contentType)).toBe('€ – ’ é');
  });

  it.each([
    ['<meta charset=windows-1252>'],
    ['<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">'],
    ['<?xml version="1.0" encoding="windows-1252"?>'],
  ])('named by the page: %s', (head) => {
    const bytes = Buffer.concat([Buffer.from(head), euroDashQuote]);
    expect(decoded(bytes, 'text/html')).toBe(`${head}€ – ’ é`);
  });

  it('a page that says it is UTF-16 in single bytes is UTF-8', () => {
    const page = '<meta charset="utf-16">€';
    expect(decoded(Buffer.from(page), 'text/html')).toBe(page);
  });

  it.each([
    ['an encoding that nobody knows', Buffer.from('text'), 'text/plain; charset=klingon'],
    ['no text', Buffer.from([0, 1, 2]), 'text/plain'],
  ])('%s cannot be read', (_, bytes, contentType) => {
    expect(decoded(bytes, contentType)).toBeUndefined();
  });
});
