import { pageText } from './page-text.js';

const page = (body: string, title = 'Lot 12: A steel chronograph'): string =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;

const description =
  'A steel chronograph with a black dial, made in Geneva in 1968, with its box and its papers, in the state in which its first owner left it.';

const banner = `${'We and our partners store cookies on your device, and read them, to measure how our pages are used. '.repeat(30)}`;

const textOf = (body: string, title?: string): string => pageText(page(body, title))?.text ?? '';

describe('what a page is about', () => {
  it.each([
    ['a class of its own', `<div class="cookie-banner"><p>${banner}</p></div>`],
    ['an id', `<div id="onetrust-consent-sdk"><div><p>${banner}</p></div></div>`],
    ['its words', `<div><p>${banner}</p><button>Accept all</button></div>`],
    ['a dialog', `<div role="dialog"><p>${banner}</p></div>`],
  ])('is not the notice about cookies, by %s', (_, notice) => {
    const text = textOf(
      `${notice}<main><h1>Lot 12</h1><p>${description}</p><p>Estimate $4,000–6,000</p></main>`,
    );
    expect(text).toContain(description);
    expect(text).toContain('Estimate $4,000–6,000');
    expect(text).not.toContain('cookies');
  });

  it('is there where the page around it has consented', () => {
    expect(textOf(`<div class="cookie-consent-given"><main><p>${description}</p></main></div>`)).toContain(
      description,
    );
  });

  it.each([
    ['no tags around it', `<!doctype html><title>Lot 12</title><p>${description}</p><p>Unsold</p>`],
    ['no body', `<html><head><title>Lot 12</title></head><p>${description}</p><p>Unsold</p></html>`],
    ['a body alone', `<body class="lot"><title>Lot 12</title><p>${description}</p><p>Unsold</p></body>`],
  ])('is read where a page has %s', (_, html) => {
    expect(pageText(html)).toEqual({ title: 'Lot 12', text: `${description}\n\nUnsold` });
  });

  it.each([[''], ['<html><body></body></html>']])('is nothing in an empty page: "%s"', (html) => {
    expect(pageText(html)).toBeUndefined();
  });

  it('is a lot whose name has cookies in it', () => {
    const text = textOf(`<div class="lot-cookie-jar"><p>A cookie jar. ${description}</p></div>`);
    expect(text).toContain('A cookie jar.');
  });

  it('keeps its heading, though the page is called the same', () => {
    const text = textOf(`<main><h1>Lot 12: A steel chronograph</h1><p>${description}</p></main>`);
    expect(text).toBe(`Lot 12: A steel chronograph\n\n${description}`);
  });

  it('has its estimate and price where the page is laid out as a table', () => {
    const text = textOf(
      `<table><tr><td><img src="a.jpg"></td><td><table><tr><td><b>Lot 12</b></td></tr><tr><td>Estimate:</td><td>$4,000 - 6,000</td></tr>` +
        `<tr><td>Price realised:</td><td>$7,500</td></tr></table></td></tr><tr><td colspan="2"><p>${description}</p><p>${description}</p></td></tr></table>`,
    );
    expect(text).toContain('Lot 12');
    expect(text).toContain('Estimate: $4,000 - 6,000');
    expect(text).toContain('Price realised: $7,500');
    expect(text).toContain(description);
  });

  it.each([['hidden'], ['style="display: none"'], ['aria-hidden="true"']])('has its tabs, %s', (hidden) => {
    const text = textOf(
      `<main><h1>Lot 12</h1><div role="tabpanel"><p>${description}</p></div>` +
        `<div role="tabpanel" class="tab-pane" ${hidden}><p>Bought by the first owner in Zurich in 1969; by descent.</p></div></main>`,
    );
    expect(text).toContain('Bought by the first owner in Zurich in 1969; by descent.');
  });

  it('is not what else is in the sale', () => {
    const text = textOf(
      `<main><h1>Lot 12</h1><p>${description}</p><p>Estimate $4,000–6,000</p>` +
        `<section class="more-from-sale"><h2>More from this sale</h2><div>Lot 13</div><div>Estimate $90,000</div></section></main>`,
    );
    expect(text).toContain('Estimate $4,000–6,000');
    expect(text).not.toContain('$90,000');
  });

  it('is the article of a long page alone', () => {
    const article = `<article><h1>A quarter</h1>${`<p>${description}</p>`.repeat(40)}</article>`;
    const text = textOf(`<nav><a href="/">Home</a></nav>${article}<footer>Terms of use</footer>`);
    expect(text).not.toMatch(/Home|Terms of use/);
  });
});
