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
    expect(pageText(html)).toMatchObject({ title: 'Lot 12', text: `${description}\n\nUnsold` });
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

  it.each([
    ['a part of its own', '<section><h2>More from this sale</h2><ul><li>Lot 13 $90,000</li></ul></section>'],
    ['another language', '<div><h2>Weitere Lose dieser Auktion</h2><div>Los 13 €90,000</div></div>'],
    [
      'a heading in a part of its own',
      '<div><div><h3>You may also like</h3></div></div><div><h4>Lot 13</h4>$90,000</div><div><h3>Size</h3>36 mm</div>',
    ],
    ['a heading', '<h3>You may also like</h3><div>Lot 13 $90,000</div><div>Lot 14 $80,000</div>'],
  ])('is not what else there is, as %s says', (_, others) => {
    const text = textOf(
      `<main><h1>Lot 12</h1><p>${description}</p><p>Estimate $4,000–6,000</p>${others}<h3>Condition</h3><p>Worn.</p></main>`,
    );
    expect(text).toContain('Estimate $4,000–6,000\n\n');
    expect(text).toContain('Condition\n\nWorn.');
    expect(text).not.toMatch(/90,000|80,000|also like|More from|Weitere/);
  });

  it.each([
    ['a heading that only sounds like it', '<h2>Other features</h2><p>It has a date.</p>', 'It has a date.'],
    [
      'an article among them',
      '<h2>Related articles</h2><div><h1>Lot 12</h1>It has a date.</div>',
      'It has a date.',
    ],
  ])('is %s', (_, part, told) => {
    expect(textOf(`<main>${part}<p>${description}</p></main>`)).toContain(told);
  });

  it('is not a notice deep within the page, by its button', () => {
    const notice = `<div class="x"><div class="y"><p>${banner}</p><button>Accept all cookies</button></div></div>`;
    const { text, leftOut } = pageText(
      page(
        `<div id="root">${notice}<div><h1>Lot 12</h1><p>${description}</p><p>Estimate $4,000</p></div></div>`,
      ),
    ) ?? { text: '', leftOut: [] };
    expect(text).toBe(`Lot 12\n\n${description}\n\nEstimate $4,000`);
    expect(leftOut).toMatchObject([{ kind: 'consent' }]);
  });

  it.each([
    ['a tab', '<a role="tab" aria-controls="p">Provenance</a><div id="p" hidden>By descent.</div>'],
    [
      'a button',
      '<button aria-controls="p">Provenance</button><div id="p" style="display:none">By descent.</div>',
    ],
    ['a link', '<a href="#p">Provenance</a><div id="p" style="display:none">By descent.</div>'],
    ['its name', '<div id="tab-2" style="display:none">By descent.</div>'],
  ])('has what %s shows', (_, part) => {
    expect(textOf(`<main><h1>Lot 12</h1><p>${description}</p>${part}</main>`)).toContain('By descent.');
  });

  it('has no menu that a button shows', () => {
    const menu =
      '<button aria-controls="main-menu">Menu</button><div id="main-menu" hidden>Departments</div>';
    expect(textOf(`<main><h1>Lot 12</h1>${menu}<p>${description}</p></main>`)).not.toContain('Departments');
  });

  it('is the article of a long page alone', () => {
    const article = `<article><h1>A quarter</h1>${`<p>${description}</p>`.repeat(40)}</article>`;
    const text = textOf(`<nav><a href="/">Home</a></nav>${article}<footer>Terms of use</footer>`);
    expect(text).not.toMatch(/Home|Terms of use/);
  });
});

describe('a page that has data only', () => {
  const data =
    '<script type="application/ld+json">{"@type": "Product", "name": "Lot 12", "sku": "7"}</script>';

  it('is read', () => {
    expect(pageText(page(`<div id="root"></div>${data}`))).toMatchObject({
      title: 'Lot 12: A steel chronograph',
      text: '',
      things: [{ kind: 'product', facts: [{ name: 'name', value: 'Lot 12' }, { value: '7' }] }],
    });
  });

  it('is nothing where its data say nothing of it', () => {
    expect(
      pageText(page('<script type="application/ld+json">{"@type": "WebSite", "name": "A"}</script>')),
    ).toBe(undefined);
  });
});

describe('what is struck out by a style', () => {
  it.each([
    ['its own', '', '<span style="color: red; text-decoration: line-through">$1,200</span>'],
    ['its own line', '', '<span style="text-decoration-line:line-through">$1,200</span>'],
    [
      'a class',
      '.old { color: red; text-decoration: line-through }',
      '<span class="price old">$1,200</span>',
    ],
    ['one of several classes', '.was, .old{text-decoration:line-through}', '<b class="old">$1,200</b>'],
    [
      'an element’s class',
      'p{} span.old {text-decoration: line-through red}',
      '<span class="old">$1,200</span>',
    ],
    [
      'a rule within others',
      '@media all { .x { } .old { text-decoration: line-through } }',
      '<i class="old">$1,200</i>',
    ],
  ])('%s, is not told', (_, css, struck) => {
    const read = pageText(
      page(`<style>${css}</style><main><p>Price ${struck} $900. ${description}</p></main>`),
    );
    expect(read?.text).toContain('Price $900.');
    expect(read?.leftOut).toEqual([{ kind: 'struck-out', words: 1, excerpt: '$1,200' }]);
  });

  it.each([
    ['another class', '.old{text-decoration:line-through}', '<span class="older">$1,200</span>'],
    ['another element', 'del.old{text-decoration:line-through}', '<span class="old">$1,200</span>'],
    [
      'its own style',
      '.old{text-decoration:line-through}',
      '<b class="old" style="text-decoration:none">$1,200</b>',
    ],
    ['a class within another', '.old .x{text-decoration:line-through}', '<b class="old">$1,200</b>'],
    ['a comment', '/* .old{text-decoration:line-through} */', '<b class="old">$1,200</b>'],
  ])('but not by %s', (_, css, whole) => {
    expect(textOf(`<style>${css}</style><main><p>Price ${whole}. ${description}</p></main>`)).toContain(
      '$1,200',
    );
  });
});

describe('what is left out', () => {
  const body =
    `<nav><a href="/">Watches</a> <a href="/">Cars</a></nav><div class="cookie-banner">We use cookies</div>` +
    `<main><h1>Lot 12</h1><p>${description} <del>$1,200</del> $900</p><div hidden>Condition: worn</div>` +
    `<section class="related-lots"><p>Lot 13, $90,000</p></section></main><footer>Terms of use</footer>`;

  it('is told by kinds, with its words and its beginning', () => {
    expect(pageText(page(`<main>${body}</main>`))?.leftOut).toEqual([
      { kind: 'struck-out', words: 1, excerpt: '$1,200' },
      { kind: 'consent', words: 3, excerpt: 'We use cookies' },
      { kind: 'related', words: 3, excerpt: 'Lot 13, $90,000' },
      { kind: 'around', words: 5, excerpt: 'Watches Cars Terms of use' },
      { kind: 'hidden', words: 2, excerpt: 'Condition: worn' },
    ]);
  });

  it('is the rest of a long page whose article is read', () => {
    const article = `<article><h1>A quarter</h1>${`<p>${description}</p>`.repeat(80)}</article>`;
    const side = '<div class="side"><div>Subscribe to our letter</div></div>';
    const { text, leftOut } = pageText(page(`${side}${article}`)) ?? { text: '', leftOut: [] };
    expect(text).not.toContain('Subscribe');
    expect(leftOut).toEqual([{ kind: 'rest', words: 4, excerpt: 'Subscribe to our letter' }]);
  });

  it('is in the whole page, with what is struck out marked and notices of consent last', () => {
    const read = pageText(page(body), 'whole');
    expect(read).toMatchObject({ title: 'Lot 12: A steel chronograph', leftOut: [] });
    expect(read?.text.split('\n\n')).toEqual([
      'Watches Cars',
      'Lot 12',
      `${description} (struck out: $1,200) $900`,
      'Condition: worn',
      'Lot 13, $90,000',
      'Terms of use',
      'We use cookies',
    ]);
  });
});
